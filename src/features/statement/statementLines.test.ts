import { describe, expect, it } from 'vitest';
import { statementLines } from './statementLines.ts';

const MARCH = {
  month: '2026-03',
  opening: '1250.00',
  movements: [
    { kind: 'stake' as const, amount: '-240.00' },
    { kind: 'deposit' as const, amount: '500.00' },
  ],
  closing: '1510.00',
};
const FEBRUARY = {
  ...{ month: '2026-02', opening: '250.00', closing: '1250.00' },
  movements: [{ kind: 'deposit' as const, amount: '1000.00' }],
};

describe('statementLines', () => {
  it('lead from the opening to the closing balance by kinds of movements', () => {
    const lines = statementLines([MARCH, FEBRUARY]);
    expect(lines.map(({ id }) => id)).toEqual(['opening', 'deposit', 'stake', 'closing']);
    const [, deposit, stake] = lines;
    expect([...(deposit?.amounts ?? [])]).toEqual([
      ['2026-03', '500.00'],
      ['2026-02', '1000.00'],
    ]);
    expect(stake?.amounts.get('2026-02')).toBeUndefined();
  });

  it('are only the two balances without movements', () => {
    const still = { ...FEBRUARY, movements: [], closing: '250.00' };
    expect(statementLines([still]).map(({ id }) => id)).toEqual(['opening', 'closing']);
  });
});

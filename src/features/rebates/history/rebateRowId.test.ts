import { expect, it } from 'vitest';
import { rebateRowId } from './rebateRowId.ts';

const ROW = {
  ...{ vassalage: 'CQ9', at: '2026-01-12T09:00:00Z', rebatePercent: '0.40' },
  ...{ staked: '4200.00', amount: '16.80' },
};

it('distinguishes the rows of one claim, one for each rate', () => {
  const rows = [
    ROW,
    { ...ROW, rebatePercent: '0.50', amount: '21.00' },
    { ...ROW, staked: '100.00', amount: '0.40' },
    { ...ROW, vassalage: 'BBIN' },
  ];
  expect(new Set(rows.map(rebateRowId)).size).toBe(rows.length);
});

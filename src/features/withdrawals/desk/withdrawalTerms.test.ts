import { describe, expect, it } from 'vitest';
import {
  amountFault,
  blockOf,
  quickAmountsOf,
  type WithdrawalTerms,
  withdrawableOf,
} from './withdrawalTerms.ts';

const terms = (change: Partial<WithdrawalTerms> = {}): WithdrawalTerms => ({
  ...{ available: '5000.05', least: '500.00', most: '25000.00' },
  ...{ turnoverLeft: '0.00', withdrawalsLeft: 10, verification: 'approved' },
  ...change,
});

describe('what can be withdrawn (S2.16 withdraw)', () => {
  it('is all of the balance where nothing blocks it', () => {
    expect([blockOf(terms()), withdrawableOf(terms())]).toEqual([undefined, '5000.05']);
  });

  it('is nothing before the identity is verified, while a wagering requirement is unmet, or with no withdrawals left', () => {
    for (const [change, block] of [
      [{ verification: 'in_review' }, 'unproven'],
      [{ turnoverLeft: '0.01' }, 'turnover'],
      [{ withdrawalsLeft: 0 }, 'exhausted'],
    ] as const) {
      expect([blockOf(terms(change)), withdrawableOf(terms(change))]).toEqual([block, '0.00']);
    }
  });

  it('shows the full balance even below the minimum', () => {
    const little = terms({ available: '499.99' });
    expect([blockOf(little), withdrawableOf(little)]).toEqual(['little', '499.99']);
  });
});

describe('the quick amounts of a withdrawal', () => {
  it('are the minimum, half in whole minor units, and all', () => {
    expect(quickAmountsOf(terms(), 2).map(({ amount }) => amount)).toEqual([
      ...['500.00', '2500.02', '5000.05'],
    ]);
  });

  it('are whole in a currency without decimals', () => {
    expect(quickAmountsOf(terms(), 0).map(({ amount }) => amount)).toEqual([
      ...['500.00', '2500', '5000'],
    ]);
  });

  it('end at the maximum of one withdrawal, without repetition', () => {
    expect(quickAmountsOf(terms({ available: '90000.00' }), 2)).toEqual([
      ...[{ id: 'least', amount: '500.00' }],
      ...[{ id: 'all', amount: '25000.00' }],
    ]);
    expect(quickAmountsOf(terms({ available: '500.00' }), 2)).toEqual([
      { id: 'all', amount: '500.00' },
    ]);
  });
});

it('reports the fault of an amount', () => {
  const faults = ['', '0', '12abc', '499.99', '500', '5000.05', '5000.06'].map((amount) =>
    amountFault(amount, terms(), 2),
  );
  expect(faults).toEqual(['empty', 'zero', 'digits', 'below', undefined, undefined, 'short']);
  expect(amountFault('25000.01', terms({ available: '90000.00' }), 2)).toBe('above');
});

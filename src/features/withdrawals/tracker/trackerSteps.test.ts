import { describe, expect, it } from 'vitest';
import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { stepsOf } from './trackerSteps.ts';

const withdrawal = (change: Partial<Withdrawal>): Withdrawal => ({
  ...EXAMPLES.createWithdrawal.value,
  ...change,
});
const states = (change: Partial<Withdrawal>) =>
  stepsOf(withdrawal(change)).map(({ id, state }) => `${id} ${state}`);

describe('the steps of a withdrawal (S3.16, S4.16)', () => {
  it('follow one another', () => {
    expect(states({ state: 'in-process' })).toEqual([
      ...['requested done', 'approved current', 'paid ahead', 'received ahead'],
    ]);
    for (const state of ['approved', 'paying'] as const) {
      expect(states({ state, remainingAmount: '600.00' })).toEqual([
        ...['requested done', 'approved done', 'paid current', 'received ahead'],
      ]);
    }
    expect(states({ state: 'paying', remainingAmount: '0.00' })).toEqual([
      ...['requested done', 'approved done', 'paid done', 'received current'],
    ]);
    expect(states({ state: 'paid', remainingAmount: '0.00' })).toEqual([
      ...['requested done', 'approved done', 'paid done', 'received done'],
    ]);
  });

  it('end at a rejection, with the amount paid before', () => {
    const rejected = { state: 'rejected', remainingAmount: '0.00' } as const;
    expect(states({ ...rejected, approvedAt: null, receivedAmount: '0.00' })).toEqual([
      ...['requested done', 'rejected failed'],
    ]);
    expect(states({ ...rejected, receivedAmount: '400.00' })).toEqual([
      ...['requested done', 'approved done', 'paid done', 'rejected failed'],
    ]);
  });
});

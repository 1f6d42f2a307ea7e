import { expect, it } from 'vitest';
import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { nextOf } from './nextOf.ts';

const next = (change: Partial<Withdrawal>) =>
  nextOf({ ...EXAMPLES.createWithdrawal.value, ...change });

it('returns who acts next, and whether the cashier is late', () => {
  const late = { asOf: '2026-03-02T18:05:01.000Z' };
  for (const state of ['in-process', 'approved', 'paying'] as const) {
    expect([next({ state }), next({ state, ...late })]).toEqual([state, 'late']);
  }
  expect(next({ state: 'paying', remainingAmount: '0.00', ...late })).toBe('sent');
  expect(next({ state: 'paid', remainingAmount: '0.00', ...late })).toBe('paid');
});

it('distinguishes a rejection after a partial payment from one before', () => {
  expect(next({ state: 'rejected', receivedAmount: '0.00' })).toBe('rejected');
  expect(next({ state: 'rejected', receivedAmount: '0.01' })).toBe('rejectedPart');
});

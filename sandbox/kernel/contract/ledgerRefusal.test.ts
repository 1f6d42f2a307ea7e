import { describe, expect, it } from 'vitest';
import { InsufficientFunds, KeyReused } from '#sandbox/kernel/failures/ledgerFailures.ts';
import { ledgerRefusal } from './ledgerRefusal.ts';
import { RULES } from './operationRule.ts';

const uncovered = new InsufficientFunds(1n, 2n);

describe('an error of the ledger', () => {
  it('is reported with the call’s own code for insufficient money or points', () => {
    expect(ledgerRefusal(uncovered, RULES.createWithdrawal.failures)).toMatchObject({
      code: 'balance_insufficient',
    });
    expect(ledgerRefusal(uncovered, RULES.redeemPoints.failures)).toMatchObject({
      code: 'points_too_few',
    });
    expect(ledgerRefusal(new KeyReused(), RULES.createWithdrawal.failures)).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('is about money or about points in each call, never both', () => {
    for (const [id, { failures }] of Object.entries(RULES)) {
      const both = failures.includes('balance_insufficient') && failures.includes('points_too_few');
      expect([id, both]).toEqual([id, false]);
    }
  });

  it('remains an internal error if the call declares no code for it, like any other error', () => {
    expect(ledgerRefusal(uncovered, RULES.getStatus.failures)).toBe(uncovered);
    const other = new Error('Something else.');
    expect(ledgerRefusal(other, RULES.createWithdrawal.failures)).toBe(other);
  });
});

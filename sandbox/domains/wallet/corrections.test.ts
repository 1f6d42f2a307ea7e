import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { TransactionPage } from '#src/platform/contract.generated.ts';
import { act, fund } from './wallet.fixture.ts';

const platform = testPlatform();

/** Creates a player with 500.00 whose balance the cashier can correct, and reads their transactions. */
async function somebody() {
  const account = `corrected-${randomUUID()}`.slice(0, 32);
  const one = await newMember(platform, undefined, { account });
  await fund(platform, one, '500');
  const correction = (way: string, amount: string) =>
    act(platform, one, 'correctBalance', {
      ...{ account, way, amount, note: 'Booked twice' },
    });
  const corrections = async () => {
    const { body } = await one.client.get('/wps/member/transactions?kind=correction');
    return (body.value as TransactionPage).transactions;
  };
  return { correction, corrections };
}

describe('a correction by the cashier', () => {
  it('appears in the transactions with its note, and changes the running balance (S2.16)', async () => {
    const { correction, corrections } = await somebody();
    expect((await correction('credit', '20.50')).body.code).toBe('ok');
    expect((await correction('debit', '100')).body.code).toBe('ok');
    expect(await corrections()).toMatchObject([
      { amount: '-100.00', balanceAfter: '420.50', note: 'Booked twice' },
      { amount: '20.50', balanceAfter: '520.50', reference: expect.stringMatching(/^C/) },
    ]);
  });

  it('deducts at most the wallet’s balance, and rejects an invalid amount', async () => {
    const { correction, corrections } = await somebody();
    expect((await correction('debit', '500.01')).body.code).toBe('balance_insufficient');
    expect((await correction('credit', '0')).body.code).toBe('amount_out_of_range');
    expect((await correction('credit', 'much')).body.code).toBe('invalid_parameter');
    expect(await corrections()).toEqual([]);
  });
});

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { act, fund, minor, withdraw } from '../wallet.fixture.ts';
import { withdrawal } from './schema.ts';

/** The merchants of all brands, each in Japan. */
const inYen = (merchants: Merchant[]): Merchant[] =>
  merchants.map(({ brand, ...merchant }) => ({
    ...merchant,
    brand: { ...brand, market: { ...brand.market, currency: 'JPY' } },
  }));

const platform = testPlatform({ served: inYen });

/** Approves a withdrawal of 1100 yen with a fee, pays it in three parts, and lists what was received after each. */
async function receivedInParts(one: TestMember, fee: string): Promise<string[]> {
  await fund(platform, one, '10000');
  const { reference } = (await withdraw(one, '1100')).body.value as Withdrawal;
  await platform.sandbox.platform.db
    .update(withdrawal)
    .set({ fee: minor(fee) })
    .where(eq(withdrawal.reference, reference));
  await act(platform, one, 'approveWithdrawal', { reference });
  const received: string[] = [];
  for (const amount of ['400', '400', '']) {
    await act(platform, one, 'payWithdrawal', { reference, amount });
    const { body } = await one.client.get(`/wps/withdrawal?reference=${reference}`);
    received.push((body.value as Withdrawal).receivedAmount);
  }
  return received;
}

it.each([
  ['6', ['398.00', '796.00', '1094.00']],
  ['6.50', ['398.00', '796.00', '1093.50']],
])(
  'pays no part of a withdrawal with a fraction of a yen, and takes the rest of a fee of %s with the last one',
  async (fee, received) => {
    expect(await receivedInParts(await newMember(platform), fee)).toEqual(received);
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  },
);

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { arrive, beginCoins, CONFIRMED, millionths, TIME_TO_PAY } from '../coins/coins.fixture.ts';
import { act, payAt } from '../wallet.fixture.ts';
import { createDeposit } from './createDeposit.ts';
import { deposit } from './schema.ts';

const platform = testPlatform();
const DAY = 24 * 3600;

const close = ({ memberId }: TestMember) =>
  platform.sandbox.platform.db
    .update(member)
    .set({ status: 'closed' })
    .where(eq(member.id, memberId));

/** A deposit as stored: nobody with a closed account can request it. */
async function keptOf({ reference }: Deposit) {
  const { db } = platform.sandbox.platform;
  const [row] = await db.select().from(deposit).where(eq(deposit.reference, reference));
  return row;
}

async function begun({ client }: TestMember, method: string): Promise<Deposit> {
  const { body } = await client.post('/wps/deposit', { method, amount: '500' });
  return body.value as Deposit;
}

const RETURNED = { state: 'rejected', returned: 'stopped' };

describe('a payment for an account that was closed after its deposit had expired', () => {
  it('is returned if it is manual', async () => {
    const one = await newMember(platform);
    const reported = await begun(one, 'mobile-wallet');
    const { reference } = reported;
    await one.client.post('/wps/deposit/transaction', { reference, transactionNumber: 'CLOSED-1' });
    await platform.forward(DAY + 1);
    await close(one);
    const seen = { reference, transactionNumber: 'CLOSED-1', amount: '500' };
    expect((await act(platform, one, 'payDeposit', seen)).body.code).toBe('ok');
    expect(await keptOf(reported)).toMatchObject(RETURNED);
  });

  it('is returned if the provider confirms it late', async () => {
    const one = await newMember(platform);
    const card = await begun(one, 'card');
    await payAt(platform, card, 'late');
    await platform.forward(15 * 60);
    await close(one);
    await platform.forward(2 * 60);
    expect(await keptOf(card)).toMatchObject(RETURNED);
  });

  it('is returned if it is in cryptocurrency', async () => {
    const one = await newMember(platform);
    const coins = await beginCoins(one);
    await platform.forward(TIME_TO_PAY);
    await close(one);
    await arrive(platform, one, coins, millionths('10'));
    await platform.forward(CONFIRMED);
    expect(await keptOf(coins)).toMatchObject(RETURNED);
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });
});

it('a deposit cannot begin if its account was closed in the meantime', async () => {
  const one = await newMember(platform);
  await close(one);
  const { db, clock } = platform.sandbox.platform;
  const { memberId, merchant } = one;
  const asked = {
    ...{ merchantCode: merchant.merchantCode, memberId, method: 'card' as const, amount: 500_00n },
    ...{ provider: null, promotion: null, returnUrl: null },
  };
  const beginning = db.transaction((tx) => createDeposit(tx, asked, clock.now()));
  await expect(beginning).rejects.toMatchObject({ code: 'player_excluded' });
});

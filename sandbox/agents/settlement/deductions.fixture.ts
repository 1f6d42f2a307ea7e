import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#sandbox/contract/transaction.ts';
import type { Database } from '#sandbox/database/database.ts';
import { contract, incomeCorrection } from '#sandbox/database/schema/agents.ts';
import { deposit, payoutAccount, withdrawal } from '#sandbox/database/schema/wallet.ts';
import { payBonus, type payRebate } from '#sandbox/ledger/movements/reward.ts';
import { at, type Place } from './settlement.fixture.ts';

/** Gives a member a bonus or a rebate. */
export async function gives(
  { db, merchant }: Place,
  memberId: string,
  minutes: number,
  amount: bigint,
  pay: typeof payBonus | typeof payRebate = payBonus,
): Promise<void> {
  const key = randomUUID();
  const movement = { merchant, memberId, amount, key, reference: key, at: at(minutes) };
  await inTransaction(db, (tx) => pay(tx, movement));
}

const owner = ({ merchant: { merchantCode } }: Place, memberId: string) => ({
  ...{ reference: randomUUID(), merchantCode, memberId },
});

/** A deposit of a member that has been paid. */
export async function deposits(
  place: Place,
  memberId: string,
  minutes: number,
  amount: bigint,
): Promise<void> {
  const moments = { createdAt: at(minutes), expiresAt: at(minutes), closedAt: at(minutes) };
  const terms = { method: 'card', state: 'paid', amount } as const;
  await place.db.insert(deposit).values({ ...owner(place, memberId), ...terms, ...moments });
}

/** A withdrawal of a member that has been paid. */
export async function withdraws(
  place: Place,
  memberId: string,
  minutes: number,
  amount: bigint,
): Promise<void> {
  const { merchantCode } = place.merchant;
  const [account] = await place.db
    .insert(payoutAccount)
    .values({
      ...{ merchantCode, memberId, kind: 'bank', provider: 'Bank', holder: 'A' },
      ...{ number: randomUUID(), boundAt: at(minutes) },
    })
    .returning();
  if (!account) throw new Error('The account was not bound.');
  const moments = { createdAt: at(minutes), approvedAt: at(minutes), closedAt: at(minutes) };
  const terms = {
    payoutAccountId: account.id,
    amount,
    fee: 0n,
    paid: amount,
    state: 'paid',
    receipt: 'confirmed',
  } as const;
  await place.db
    .insert(withdrawal)
    .values({ ...owner(place, memberId), ...terms, ...moments, lastPaidAt: at(minutes), parts: 1 });
}

/** A correction of the first contract of an agent, if there is one. */
export async function corrects(
  db: Database,
  agentId: string,
  minutes: number,
  amount: bigint,
): Promise<void> {
  const [found] = await db.select().from(contract).where(eq(contract.agentId, agentId)).limit(1);
  if (!found) return;
  const correction = { contractId: found.id, amount, note: 'Test' };
  await db.insert(incomeCorrection).values({ ...correction, at: at(minutes) });
}

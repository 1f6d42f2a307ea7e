import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { deposit } from '#sandbox/domains/wallet/deposits/schema.ts';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { correct } from '#sandbox/ledger/movements/correction.ts';
import { payBonus, type payRebate } from '#sandbox/ledger/movements/reward.ts';
import { holdWithdrawal, settleWithdrawal } from '#sandbox/ledger/movements/withdrawal.ts';
import { contract, incomeCorrection } from '../schema.ts';
import { at, type Place } from './settlement.fixture.ts';

/** Adds a bonus or a rebate for a member. */
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

/** Adds a paid deposit of a member. */
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

/** Adds a paid withdrawal of a member, from additional money. */
export async function withdraws(
  { db, merchant }: Place,
  memberId: string,
  minutes: number,
  amount: bigint,
): Promise<void> {
  const movement = () => {
    const key = randomUUID();
    return { merchant, memberId, amount, key, reference: key, at: at(minutes) };
  };
  await inTransaction(db, async (tx) => {
    await correct(tx, { ...movement(), way: 'credit' });
    await holdWithdrawal(tx, movement());
    await settleWithdrawal(tx, { ...movement(), fee: 0n });
  });
}

/** Adds a correction to an agent's first contract, if there is one. */
export async function corrects(
  db: Database,
  agentId: string,
  minutes: number,
  amount: bigint,
): Promise<void> {
  const [found] = await db
    .select()
    .from(contract)
    .where(eq(contract.agentId, agentId))
    .orderBy(asc(contract.acceptedAt))
    .limit(1);
  if (!found) return;
  const correction = { contractId: found.id, amount, note: 'Test' };
  await db.insert(incomeCorrection).values({ ...correction, at: at(minutes) });
}

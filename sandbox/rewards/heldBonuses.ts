import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { reward } from '#sandbox/database/schema/rewards.ts';
import { REBATE_TURNOVER } from './settings.ts';
import { type Requirement, requirementsOf } from './turnover.ts';

/** What was paid for each reward in money that a member has claimed. */
async function paidRewards(db: Database, memberId: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .select({ id: reward.id, amount: reward.amount })
    .from(reward)
    .where(
      and(eq(reward.memberId, memberId), eq(reward.unit, 'money'), isNotNull(reward.claimedAt)),
    );
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/** What brought a requirement of turnover, in minor units; nothing where that is the member's own money. */
function bonusOf({ source, reference, amount }: Requirement, paid: ReadonlyMap<string, bigint>) {
  if (source === 'rebate') return amount / REBATE_TURNOVER;
  return source === 'reward' ? (paid.get(reference) ?? 0n) : 0n;
}

/** What of a bonus is not played yet, in minor units: the share that its requirement has left. */
export const unplayed = (bonus: bigint, { amount, left }: Pick<Requirement, 'amount' | 'left'>) =>
  amount === 0n ? 0n : (bonus * left) / amount;

/** What a member was given and has not staked as it asks: of each bonus the share that its requirement has left. */
export async function heldBonuses(db: Database, memberId: string): Promise<bigint> {
  const open = (await requirementsOf(db, memberId)).filter(({ left }) => left > 0n);
  if (open.length === 0) return 0n;
  const paid = await paidRewards(db, memberId);
  return open.reduce((sum, one) => sum + unplayed(bonusOf(one, paid), one), 0n);
}

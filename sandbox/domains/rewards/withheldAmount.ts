import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import { playResultSince } from './playResult.ts';
import { reward } from './schema/rewards.ts';
import { REBATE_TURNOVER } from './settings.ts';
import { type Requirement, requirementsOf } from './turnover.ts';

/** The amount paid for each money reward that a member has claimed. */
async function paidRewards(db: Database, memberId: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .select({ id: reward.id, amount: reward.amount })
    .from(reward)
    .where(
      and(eq(reward.memberId, memberId), eq(reward.unit, 'money'), isNotNull(reward.claimedAt)),
    );
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/** The bonus behind a wagering requirement, in minor units; zero if it came from the member's own money. */
function bonusOf({ source, reference, amount }: Requirement, paid: ReadonlyMap<string, bigint>) {
  if (source === 'rebate') return amount / REBATE_TURNOVER;
  return source === 'reward' ? (paid.get(reference) ?? 0n) : 0n;
}

/** The unplayed part of a bonus, in minor units: in proportion to what its requirement has left. */
export const unplayedBonus = (
  bonus: bigint,
  { amount, left }: Pick<Requirement, 'amount' | 'left'>,
) => (amount === 0n ? 0n : (bonus * left) / amount);

/**
 * The part of a wallet held back from a member who cannot play, while a bonus has an unmet wagering requirement: the unplayed share of each such bonus, and
 * net winnings since the oldest of them was credited. Their own money and earlier winnings are never held.
 */
export async function withheldAmount(
  db: Database,
  merchant: Merchant,
  memberId: string,
): Promise<bigint> {
  const paid = await paidRewards(db, memberId);
  const open = (await requirementsOf(db, memberId)).filter(
    (one) => one.left > 0n && bonusOf(one, paid) > 0n,
  );
  const [oldest] = open;
  if (!oldest) return 0n;
  const bonuses = open.reduce((sum, one) => sum + unplayedBonus(bonusOf(one, paid), one), 0n);
  const won = await playResultSince(db, memberId, oldest.openedAt);
  const held = bonuses + (won > 0n ? won : 0n);
  const balance = await balanceOf(db, merchant, walletOf(merchant, memberId));
  return held < balance ? held : balance;
}

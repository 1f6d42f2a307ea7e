import { and, eq } from 'drizzle-orm';
import { lockMembers } from '#sandbox/domains/protection/lockMembers.ts';
import { payReward } from '#sandbox/domains/rewards/claimReward.ts';
import { reward } from '#sandbox/domains/rewards/schema/rewards.ts';
import { LEADERBOARD_PRIZES } from '#sandbox/domains/rewards/settings.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { lockName } from '#sandbox/kernel/database/lockName.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { leadersOf } from '../leaderboard.ts';
import type { Period, PeriodKind } from '../period.ts';
import type { PaidPrize } from './paidPrize.ts';
import { prizeReference } from './prizeReference.ts';
import { placeTitle } from './prizeTexts.ts';

/** An ended day or week of a merchant's leaderboard. */
export interface Ended {
  merchant: Merchant;
  kind: PeriodKind;
  period: Period;
}

/** Whether any prize was paid for a period. */
async function isPaid(db: Database, { merchantCode }: Merchant, reference: string) {
  const [paid] = await db
    .select({ id: reward.id })
    .from(reward)
    .where(
      and(
        eq(reward.merchantCode, merchantCode),
        eq(reward.source, 'mission'),
        eq(reward.reference, reference),
      ),
    )
    .limit(1);
  return paid !== undefined;
}

/**
 * Pays the prizes of an ended leaderboard, once: a second run for the same period pays nothing, even if places have changed. A prize has no
 * wagering requirement, so that a player on a break gets all of it. The prize of a closed account is not paid, and nobody moves up.
 *
 * @param db a transaction
 */
export async function payPeriod(db: Database, ended: Ended, now: Date): Promise<PaidPrize[]> {
  const { merchant, kind, period } = ended;
  const reference = prizeReference(kind, period);
  // One period at a time, of whatever kind: two would pay the same members, each in its own order.
  await lockName(db, `leaderboard ${merchant.merchantCode}`);
  if (await isPaid(db, merchant, reference)) return [];
  const prizes = LEADERBOARD_PRIZES[kind];
  const leaders = await leadersOf(db, { merchant, period }, prizes.length);
  const locked = await lockMembers(
    db,
    leaders.map(({ memberId }) => memberId),
  );
  const paid: PaidPrize[] = [];
  for (const [index, amount] of prizes.entries()) {
    const leader = leaders[index];
    if (!leader) break;
    const { memberId, place } = leader;
    if (locked.get(memberId)?.status === 'closed') continue;
    await payReward(
      db,
      { merchant, memberId, now },
      {
        ...{ source: 'mission', reference, unit: 'money', amount, turnover: 0n },
        title: placeTitle(kind, place),
      },
    );
    paid.push({ memberId, place, amount });
  }
  return paid;
}

import { and, asc, desc, eq, max, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { reward } from '#sandbox/database/schema/rewards.ts';
import { amountText } from '#sandbox/money.ts';
import { maskedName } from '#sandbox/play/maskedName.ts';
import type { PaidPrizes } from '#src/platform/contract.generated.ts';
import type { PeriodKind } from '../period.ts';
import { prizePrefix } from './prizeReference.ts';

/** The prizes of a merchant's leaderboards of a kind. */
const prizesOf = (merchantCode: string, kind: PeriodKind) =>
  and(
    eq(reward.merchantCode, merchantCode),
    eq(reward.source, 'mission'),
    sql`starts_with(${reward.reference}, ${prizePrefix(kind)})`,
  );

/** What was paid for the last day or week for which anything was, as a member is shown it; null where nothing was (S2.16). */
export async function lastPaid(
  db: Database,
  merchantCode: string,
  kind: PeriodKind,
  memberId: string,
): Promise<PaidPrizes | null> {
  const [last] = await db
    .select({ reference: max(reward.reference) })
    .from(reward)
    .where(prizesOf(merchantCode, kind));
  if (!last?.reference) return null;
  // No place wins more than the one before it, and the title of a prize names its place.
  const rows = await db
    .select({
      at: reward.grantedAt,
      account: member.account,
      winnerId: member.id,
      amount: reward.amount,
    })
    .from(reward)
    .innerJoin(member, eq(member.id, reward.memberId))
    .where(and(prizesOf(merchantCode, kind), eq(reward.reference, last.reference)))
    .orderBy(desc(reward.amount), asc(reward.title));
  const [first] = rows;
  if (!first) return null;
  return {
    at: first.at.toISOString(),
    list: rows.map(({ account, winnerId, amount }, index) => ({
      place: index + 1,
      customerName: maskedName(account),
      amount: amountText(amount),
      own: winnerId === memberId,
    })),
  };
}

import { and, eq, max, sql } from 'drizzle-orm';
import { reward } from '#sandbox/domains/rewards/schema/rewards.ts';
import { LEADERBOARD_PRIZES } from '#sandbox/domains/rewards/settings.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { maskedName } from '#sandbox/kernel/text/maskedName.ts';
import type { Texts } from '#sandbox/kernel/text/texts.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import type { PaidPrizes } from '#src/platform/contract.generated.ts';
import type { PeriodKind } from '../period.ts';
import { prizePrefix } from './prizeReference.ts';
import { placeTitle } from './prizeTexts.ts';

/** The prizes of a merchant's leaderboards of a kind. */
const prizesOf = (merchantCode: string, kind: PeriodKind) =>
  and(
    eq(reward.merchantCode, merchantCode),
    eq(reward.source, 'mission'),
    sql`starts_with(${reward.reference}, ${prizePrefix(kind)})`,
  );

/** The place that a prize was paid for, found by its title. A place whose prize was not paid is omitted. */
const placeOf = (kind: PeriodKind, { [SOURCE]: title }: Texts): number =>
  LEADERBOARD_PRIZES[kind].findIndex((_, at) => placeTitle(kind, at + 1)[SOURCE] === title) + 1;

/** The prizes of the last day or week with any, as the API shows them to a member; null if there were none (S2.16). */
export async function latestPaidPrizes(
  db: Database,
  merchant: Merchant,
  kind: PeriodKind,
  memberId: string,
): Promise<PaidPrizes | null> {
  const [last] = await db
    .select({ reference: max(reward.reference) })
    .from(reward)
    .where(prizesOf(merchant.merchantCode, kind));
  if (!last?.reference) return null;
  const rows = await db
    .select({
      at: reward.grantedAt,
      account: member.account,
      winnerId: member.id,
      amount: reward.amount,
      title: reward.title,
    })
    .from(reward)
    .innerJoin(member, eq(member.id, reward.memberId))
    .where(and(prizesOf(merchant.merchantCode, kind), eq(reward.reference, last.reference)));
  const [first] = rows;
  if (!first) return null;
  return {
    at: first.at.toISOString(),
    list: rows
      .map(({ account, winnerId, amount, title }) => ({
        place: placeOf(kind, title),
        customerName: maskedName(account),
        amount: amountText(merchant, amount),
        own: winnerId === memberId,
      }))
      .toSorted((one, other) => one.place - other.place),
  };
}

import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { typesOf } from '#sandbox/domains/catalogue/handlers/gameChecks.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { maskedName } from '#sandbox/kernel/text/maskedName.ts';
import { WINNER_DAYS } from '../settings.ts';

const DAY_MS = 86_400_000;

/** Returns the winner board: the payouts of the last days, highest first (S2.27). */
export const getRankList: Handler<'getRankList'> = async ({
  db,
  merchant,
  now,
  query: { gameCategory, limitNum },
}) => {
  const [type] = gameCategory === 'ALL' ? [] : typesOf(merchant, gameCategory);
  const rows = await db
    .select({ account: member.account, payout: bet.payout })
    .from(bet)
    .innerJoin(member, eq(member.id, bet.memberId))
    .where(
      and(
        eq(bet.merchantCode, merchant.merchantCode),
        // A literal, so that the index of wins is used.
        sql`${bet.state} = 'settled' AND ${bet.payout} > 0`,
        gte(bet.settledAt, new Date(now.getTime() - WINNER_DAYS * DAY_MS)),
        type === undefined ? undefined : eq(bet.gameType, type),
      ),
    )
    .orderBy(desc(bet.payout), asc(bet.id))
    .limit(limitNum);
  return {
    list: rows.map(({ account, payout }) => ({
      customerName: maskedName(account),
      winAmount: amountText(merchant, payout),
    })),
  };
};

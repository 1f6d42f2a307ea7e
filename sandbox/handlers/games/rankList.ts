import { and, asc, desc, eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/contract/operations.ts';
import { win } from '#sandbox/database/schema/wins.ts';
import { amountText } from '#sandbox/money.ts';
import { typesOf } from './gameChecks.ts';

/** The winner board: what was paid, the highest first (S2.27). */
export const getRankList: Handler<'getRankList'> = async ({
  db,
  merchant,
  query: { gameCategory, limitNum },
}) => {
  const [type] = gameCategory === 'ALL' ? [] : typesOf(merchant, gameCategory);
  const rows = await db
    .select({ customerName: win.customerName, amount: win.amount })
    .from(win)
    .where(
      and(
        eq(win.merchantCode, merchant.merchantCode),
        type === undefined ? undefined : eq(win.gameType, type),
      ),
    )
    .orderBy(desc(win.amount), asc(win.id))
    .limit(limitNum);
  return {
    list: rows.map(({ customerName, amount }) => ({
      customerName,
      winAmount: amountText(amount),
    })),
  };
};

import { and, eq, inArray } from 'drizzle-orm';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { PrizeMode } from '#src/platform/contract.generated.ts';
import { ofPrizeMode } from '../prizeMode.ts';
import { lottery } from '../schema.ts';

/** The filters of lotteries. An omitted filter restricts nothing. */
interface LotteryChoice {
  lottoPrizeMode?: PrizeMode | undefined;
  lottoGameCode?: string | undefined;
}

/** The ids of a merchant's lotteries that match a filter; none if the code is not a lottery's. */
export async function lotteryIds(
  db: Database,
  { brand }: Merchant,
  { lottoPrizeMode, lottoGameCode }: LotteryChoice,
): Promise<number[]> {
  const rows = await db
    .select({ id: game.id, vendorCode: game.vendorCode, type: game.type })
    .from(lottery)
    .innerJoin(game, eq(game.id, lottery.gameId))
    .where(
      and(
        inArray(game.type, brand.categories),
        lottoGameCode === undefined ? undefined : eq(game.code, lottoGameCode),
      ),
    );
  return rows.filter((row) => ofPrizeMode(row, lottoPrizeMode)).map(({ id }) => id);
}

import { and, asc, eq } from 'drizzle-orm';
import { offeredBy } from '#sandbox/domains/catalogue/offered.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { filled, textIn } from '#scripts/languages/texts.ts';
import { ROOM_GAMES, ROOMS } from '../settings.ts';

/** Returns the tables of PVP games (S7.25). */
export const getRooms: Handler<'getRooms'> = async ({
  db,
  merchant,
  query: { gameCode, language },
}) => {
  const carried = merchant.brand.categories.includes('PVP');
  const rows = await db
    .select({ code: game.code })
    .from(game)
    .where(
      and(
        offeredBy(merchant, ['PVP']),
        gameCode === undefined ? undefined : eq(game.code, gameCode),
      ),
    )
    .orderBy(asc(game.rank))
    .limit(carried ? ROOM_GAMES : 0);
  if (gameCode !== undefined && rows.length === 0) throw new Refusal('game_unknown');
  return {
    rooms: rows.flatMap(({ code }) =>
      ROOMS.map(({ seats, least, most }, index) => ({
        roomId: `${code}.${index + 1}`,
        gameCode: code,
        displayName: filled(textIn(language, 'sandbox/play', 'table'), {
          number: String(index + 1),
        }),
        seats,
        leastStake: amountText(merchant, least),
        mostStake: amountText(merchant, most),
      })),
    ),
  };
};

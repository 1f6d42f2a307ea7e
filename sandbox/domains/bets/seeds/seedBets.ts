import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { PLAYER_ROLES } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import { lottery } from '#sandbox/domains/lottery/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { TRIAL_TYPE } from '#sandbox/kernel/sessions/memberTypes.ts';
import { writeHistory } from '#sandbox/ledger/ledgerHistory.ts';
import type { GameType } from '#src/platform/contract.generated.ts';
import { type Bettor, careerOf } from './career.ts';
import { habitOf } from './player.ts';
import type { PastBet } from './playSession.ts';

/** Game types whose rounds are settled at once, and those whose bets wait for a draw. */
const INSTANT: readonly GameType[] = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'];
const DRAWN: readonly GameType[] = ['LOTT', 'ELOTT'];
/** How many of the merchant's most played games its players choose from. */
const POPULAR = 400;
/** How many favourites a player has at most, and how many rounds make a game one. */
const FAVOURITES = 4;
const FAVOURITE_ROUNDS = 10;

/** All members with real accounts who have ever logged in. */
async function bettorsOf(db: Database, merchant: Merchant): Promise<Bettor[]> {
  const roles = new Map(PLAYER_ROLES.map((role) => [playerId(merchant, role), role]));
  const rows = await db
    .select({ id: member.id, createdAt: member.createdAt })
    .from(member)
    .where(
      and(
        eq(member.merchantCode, merchant.merchantCode),
        ne(member.type, TRIAL_TYPE),
        isNotNull(member.firstLoginAt),
      ),
    )
    .orderBy(asc(member.id));
  return rows.map((row) => ({ ...row, habit: habitOf(roles.get(row.id)) }));
}

const gamesOf = (db: Database, { brand }: Merchant, types: readonly GameType[]) =>
  db
    .select({
      ...{ id: game.id, vendorCode: game.vendorCode },
      ...{ type: game.type, classify: game.classify, minutes: lottery.minutes },
    })
    .from(game)
    .leftJoin(lottery, eq(lottery.gameId, game.id))
    .where(
      inArray(
        game.type,
        types.filter((type) => brand.categories.includes(type)),
      ),
    )
    .orderBy(asc(game.rank))
    .limit(POPULAR);

interface MembersBet extends PastBet {
  member_id: string;
}

async function insertBets(
  db: Database,
  merchantCode: string,
  bets: readonly MembersBet[],
): Promise<void> {
  await db.execute(sql`
    INSERT INTO bet (merchant_code, member_id, vendor_code, game_id, game_type, round_id, selection, stake, payout,
      state, at, settled_at)
    SELECT ${merchantCode}, member_id, vendor_code, game_id, game_type, round_id, selection, stake, payout,
      'settled', at, settled_at
    FROM jsonb_populate_recordset(NULL::bet, ${JSON.stringify(bets)}::jsonb) ORDER BY at, round_id`);
  await db.execute(sql`
    INSERT INTO recent_game (member_id, game_id, played_at)
    SELECT member_id, game_id, max(at) FROM bet WHERE merchant_code = ${merchantCode} GROUP BY member_id, game_id`);
}

/** Adds the games that players have played most as their favourites (S3.14). */
const keepFavourites = (db: Database, merchantCode: string) =>
  db.execute(sql`
    INSERT INTO favourite (member_id, game_id, added_at)
    SELECT member_id, game_id, begun FROM (
      SELECT member_id, game_id, min(at) AS begun, count(*) AS rounds,
        row_number() OVER (PARTITION BY member_id ORDER BY count(*) DESC, game_id) AS place
      FROM bet WHERE merchant_code = ${merchantCode} GROUP BY member_id, game_id
    ) AS played WHERE place <= ${FAVOURITES} AND rounds >= ${FAVOURITE_ROUNDS}`);

/**
 * Seeds six months of bets, many for the players with roles and a few for everyone else, with their recent games and favourites. Runs after
 * all seeds that create members.
 */
export const seedBets: MerchantSeed = async (db, merchant, day) => {
  const popular = await gamesOf(db, merchant, INSTANT);
  const lotteries = await gamesOf(db, merchant, DRAWN);
  if (popular.length === 0) return;
  const careers = (await bettorsOf(db, merchant)).map((bettor) => ({
    member_id: bettor.id,
    ...careerOf(merchant, bettor, { popular, lotteries }, day),
  }));
  const bets = careers.flatMap(({ member_id, bets: own }) =>
    own.map((bet) => ({ ...bet, member_id })),
  );
  await insertBets(db, merchant.merchantCode, bets);
  await keepFavourites(db, merchant.merchantCode);
  await writeHistory(
    db,
    careers.flatMap(({ history }) => history),
  );
};

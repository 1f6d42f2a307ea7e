import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { game } from '#sandbox/database/schema/catalogue.ts';
import { member } from '#sandbox/database/schema/members.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import type { GameType } from '#src/platform/contract.generated.ts';
import { writeHistory } from '../ledgerHistory.ts';
import type { MerchantSeed } from '../merchantSeed.ts';
import { PLAYER_ROLES } from '../playerRoles.ts';
import { playerId } from '../players.ts';
import { type Bettor, careerOf } from './career.ts';
import { habitOf } from './player.ts';
import type { PastBet, SeedGame } from './sitting.ts';

/** Types whose rounds are settled at once. */
const INSTANT: readonly GameType[] = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'];
/** The most played games of the merchant, of which its players choose. */
const POPULAR = 400;
const TRIAL_TYPE = 4;

/** Everyone with a real account who has ever logged in. */
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

const gamesOf = (db: Database, { brand }: Merchant): Promise<SeedGame[]> =>
  db
    .select({
      ...{ id: game.id, vendorCode: game.vendorCode },
      ...{ type: game.type, classify: game.classify },
    })
    .from(game)
    .where(
      inArray(
        game.type,
        INSTANT.filter((type) => brand.categories.includes(type)),
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
      'settled', at, at
    FROM jsonb_populate_recordset(NULL::bet, ${JSON.stringify(bets)}::jsonb) ORDER BY at, round_id`);
  await db.execute(sql`
    INSERT INTO recent_game (member_id, game_id, played_at)
    SELECT member_id, game_id, max(at) FROM bet WHERE merchant_code = ${merchantCode} GROUP BY member_id, game_id`);
}

/** Six months of bets: many of the seeded players, a few of everyone else. Comes after all seeds that make members. */
export const seedBets: MerchantSeed = async (db, merchant, day) => {
  const games = await gamesOf(db, merchant);
  if (games.length === 0) return;
  const careers = (await bettorsOf(db, merchant)).map((bettor) => ({
    member_id: bettor.id,
    ...careerOf(merchant, bettor, games, day),
  }));
  const bets = careers.flatMap(({ member_id, bets: own }) =>
    own.map((bet) => ({ ...bet, member_id })),
  );
  await insertBets(db, merchant.merchantCode, bets);
  await writeHistory(
    db,
    careers.flatMap(({ history }) => history),
  );
};

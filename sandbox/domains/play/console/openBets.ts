import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Listing } from '#sandbox/kernel/interfaces/listing.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';

const SHOWN = 100;

/** A merchant's open bets with their game and player, oldest first. */
export const findOpenBets = (db: Database, merchantCode: string, narrowed?: SQL) =>
  db
    .select({
      bet: getTableColumns(bet),
      game: { code: game.code, name: game.name, names: game.names },
      account: member.account,
    })
    .from(bet)
    .innerJoin(game, eq(game.id, bet.gameId))
    .innerJoin(member, eq(member.id, bet.memberId))
    .where(and(eq(bet.merchantCode, merchantCode), eq(bet.state, 'open'), narrowed))
    .orderBy(asc(bet.at), asc(bet.id));

export const openBets: Listing = {
  name: 'openBets',
  title: 'Open bets',
  columns: ['Placed', 'Player', 'Game', 'Selection', 'Stake'],
  empty: 'Bets are listed here until their game settles them; lottery bets until the next draw.',
  async read({ db, merchant }) {
    const rows = await findOpenBets(db, merchant.merchantCode).limit(SHOWN);
    return rows.map(({ bet: { id, at, selection, stake }, game: { code, name }, account }) => ({
      cells: [at.toISOString(), account, name, selection, amountText(merchant, stake)],
      offers: [
        { action: 'voidBet', input: { id } },
        { action: 'voidGame', input: { gameCode: code } },
      ],
    }));
  },
};

import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { getBet, getBets } from './bets.ts';
import { exportBets } from './exportBets.ts';
import { favouriteHandlers } from './favourites.ts';
import { launchHandlers } from './launches.ts';
import { getRankList } from './rankList.ts';
import { getRecentGames } from './recentGames.ts';
import { getRooms } from './rooms.ts';

type PlayHandlers = AreaHandlers<'play'> & Pick<AreaHandlers<'games'>, 'getRankList'>;

/** Handlers for a player's games and bets, and the winner board. */
export const playHandlers = (parts: HandlerParts): PlayHandlers => ({
  ...favouriteHandlers(parts.catalogue),
  ...launchHandlers(parts),
  getRankList,
  getRecentGames: getRecentGames(parts.catalogue),
  getRooms,
  getBet,
  getBets,
  exportBets,
});

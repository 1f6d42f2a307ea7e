import type { AreaHandlers } from '#sandbox/contract/operations.ts';
import type { HandlerParts } from '#sandbox/handlers/parts.ts';
import { getBet, getBets } from './bets.ts';
import { exportBets } from './exportBets.ts';
import { favouriteHandlers } from './favourites.ts';
import { launchHandlers } from './launches.ts';
import { getRecentGames } from './recentGames.ts';
import { getRooms } from './rooms.ts';

/** Games as one player has them, and what they have bet. */
export const playHandlers = (parts: HandlerParts): AreaHandlers<'play'> => ({
  ...favouriteHandlers(parts.catalogue),
  ...launchHandlers(parts),
  getRecentGames: getRecentGames(parts.catalogue),
  getRooms,
  getBet,
  getBets,
  exportBets,
});

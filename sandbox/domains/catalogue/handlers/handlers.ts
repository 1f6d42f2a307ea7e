import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { getGameList, getHotGames } from './gameLists.ts';
import { gameMenuHandlers } from './gameMenus.ts';

/** Handlers for the catalogue of games. */
export const gameHandlers = ({
  catalogue,
}: HandlerParts): Omit<AreaHandlers<'games'>, 'getRankList'> => ({
  ...gameMenuHandlers(catalogue),
  getGameList: getGameList(catalogue),
  getHotGames: getHotGames(catalogue),
});

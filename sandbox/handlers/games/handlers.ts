import type { AreaHandlers } from '#sandbox/contract/operations.ts';
import type { HandlerParts } from '#sandbox/handlers/parts.ts';
import { getGameList, getHotGames } from './gameLists.ts';
import { gameMenuHandlers } from './gameMenus.ts';
import { getRankList } from './rankList.ts';

/** The catalogue of games. */
export const gameHandlers = ({ catalogue }: HandlerParts): AreaHandlers<'games'> => ({
  ...gameMenuHandlers(catalogue),
  getGameList: getGameList(catalogue),
  getHotGames: getHotGames(catalogue),
  getRankList,
});

import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import type { Room } from '#src/platform/endpoints/play/rooms.ts';

interface GameTables {
  game: Game;
  rooms: readonly Room[];
}

/** The games that have tables, each with its own in the given order. Tables of unlisted games are left out. */
export function tablesOf(games: readonly Game[], rooms: readonly Room[]): GameTables[] {
  return games
    .map((game) => ({ game, rooms: rooms.filter(({ gameCode }) => gameCode === game.gameCode) }))
    .filter(({ rooms: own }) => own.length > 0);
}

import { GAME_SECTIONS } from '#src/platform/endpoints/games/gameSections.ts';

/** The views of card and board games: as games, or by their tables. */
export const ROOM_VIEWS = ['games', 'tables'] as const;
export type RoomView = (typeof ROOM_VIEWS)[number];

/** The view in an address. */
export const readRoomView = (query: URLSearchParams): RoomView =>
  query.get('view') === 'tables' ? 'tables' : 'games';

/** The address of a view. */
export const roomPath = (view: RoomView): string =>
  view === 'games' ? GAME_SECTIONS.PVP.path : `${GAME_SECTIONS.PVP.path}?view=${view}`;

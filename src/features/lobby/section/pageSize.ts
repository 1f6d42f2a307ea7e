import { GAME_SECTIONS, type GameSectionId } from '#src/platform/endpoints/games/gameSections.ts';

/** Games come twelve a page; of the doors of sports up to five are shown, and of one vendor its entry alone (S9.3). */
const PAGE_SIZE = { games: 12, doors: 5, door: 1 } as const;

/** How many games of a section are asked for at a time, of all vendors or of one. */
export function pageSizeOf(section: GameSectionId, vassalage: string | undefined): number {
  const { entries } = GAME_SECTIONS[section];
  return PAGE_SIZE[entries === 'doors' && vassalage !== undefined ? 'door' : entries];
}

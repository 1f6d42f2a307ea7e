import { GAME_SECTIONS, type GameSectionId } from '#src/platform/endpoints/games/gameSections.ts';

/** Twelve games a page; of the vendor entries of sports up to five, and for one vendor only its own (S9.3). */
const PAGE_SIZE = { games: 12, doors: 5, door: 1 } as const;

/** The page size of a section's games, for all vendors or for one. */
export function pageSizeOf(section: GameSectionId, vassalage: string | undefined): number {
  const { entries } = GAME_SECTIONS[section];
  return PAGE_SIZE[entries === 'doors' && vassalage !== undefined ? 'door' : entries];
}

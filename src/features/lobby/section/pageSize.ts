import { GAME_SECTIONS, type GameSectionId } from '#src/platform/endpoints/games/gameSections.ts';

/** A desktop's row of games. */
const ROW = 6;

/** Of the vendor entries of sports up to five, and for one vendor only its own (S9.3). */
const DOORS = { all: 5, ofVendor: 1 } as const;

/** The page size of a section's games, for all vendors or for one: twelve (S9.3), or more if its rows have room for more. */
export function pageSizeOf(
  section: GameSectionId,
  vassalage: string | undefined,
  rows: number,
): number {
  const { entries } = GAME_SECTIONS[section];
  if (entries === 'doors') return vassalage === undefined ? DOORS.all : DOORS.ofVendor;
  return ROW * Math.max(rows, 2);
}

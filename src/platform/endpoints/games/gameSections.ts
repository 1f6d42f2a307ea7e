import type { GameCategory } from '#src/brand/gameCategory.ts';
import type { PageBrand } from '#src/brand/page.ts';
import type { GameShape } from '#src/platform/endpoints/games/gameCard.ts';
import type { MenuCategory, VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';
import type { GameFilter } from '#src/platform/endpoints/games/gamePage.ts';

/** A section of games: a category, the cockfights of sports, or the crash games of MXWIN (S2.23). */
export type GameSectionId = GameCategory | 'COCKFIGHT' | 'MXWIN';

type SectionFilter = Pick<GameFilter, 'gameType' | 'gameClassify'>;

interface GameSection {
  /** The platform filter. */
  filter: SectionFilter;
  /** The message that names it, in the menus too. */
  label: `modules:${string}`;
  /** The address of its screen. */
  path: string;
  shape: GameShape;
  /** Whether its entries are games, or vendor doors: one card leads to the lobby of a vendor. */
  entries: 'games' | 'doors';
  /** Whether it has so many games that they can be searched and sorted (S2.5); game centres have a few (S2.4). */
  searchable: boolean;
}

/** Every section that a lobby can show. Esports and cockfights have sections of their own beside sports (S2.23). */
export const GAME_SECTIONS = {
  LOTT: {
    filter: { gameType: 'LOTT' },
    label: 'modules:lott',
    path: '/lott',
    shape: 'landscape',
    entries: 'games',
    searchable: false,
  },
  ELOTT: {
    filter: { gameType: 'ELOTT' },
    label: 'modules:elott',
    path: '/elott',
    shape: 'landscape',
    entries: 'games',
    searchable: false,
  },
  LIVE: {
    filter: { gameType: 'LIVE' },
    label: 'modules:live',
    path: '/live',
    shape: 'landscape',
    entries: 'games',
    searchable: true,
  },
  SPORTS: {
    filter: { gameType: 'SPORTS', gameClassify: 'Sportsbook' },
    label: 'modules:sports',
    path: '/sports',
    shape: 'landscape',
    entries: 'doors',
    searchable: false,
  },
  ESPORTS: {
    filter: { gameType: 'SPORTS', gameClassify: 'Esports' },
    label: 'modules:esports',
    path: '/esports',
    shape: 'landscape',
    entries: 'doors',
    searchable: false,
  },
  COCKFIGHT: {
    filter: { gameType: 'SPORTS', gameClassify: 'Cockfight' },
    label: 'modules:cockfight',
    path: '/sports?classify=Cockfight',
    shape: 'landscape',
    entries: 'doors',
    searchable: false,
  },
  FISH: {
    filter: { gameType: 'FISH' },
    label: 'modules:fish',
    path: '/fish',
    shape: 'portrait',
    entries: 'games',
    searchable: true,
  },
  RNG: {
    filter: { gameType: 'RNG' },
    label: 'modules:rng',
    path: '/rng',
    shape: 'portrait',
    entries: 'games',
    searchable: true,
  },
  MXWIN: {
    filter: { gameType: 'RNG', gameClassify: 'Crash' },
    label: 'modules:mxwin',
    path: '/rng?classify=Crash',
    shape: 'portrait',
    entries: 'games',
    searchable: true,
  },
  PVP: {
    filter: { gameType: 'PVP' },
    label: 'modules:pvp',
    path: '/pvp',
    shape: 'landscape',
    entries: 'games',
    searchable: true,
  },
} as const satisfies Record<GameSectionId, GameSection>;

/** The look of a section's list before its games load. */
export type GamesLook = Pick<GameSection, 'shape' | 'searchable'>;

/** MXWIN needs more slot vendors than this (S2.23). */
const MXWIN_VENDORS = 10;

/** The vendors of a section, in the platform's order. */
export function sectionVendors(
  id: GameSectionId,
  menus: readonly MenuCategory[],
): readonly VendorCard[] {
  const { gameType, gameClassify }: SectionFilter = GAME_SECTIONS[id].filter;
  const cards = menus.find((menu) => menu.gameType === gameType)?.cards ?? [];
  return gameClassify === undefined
    ? cards
    : cards.filter((card) => card.gameClassify.includes(gameClassify));
}

/** The sections after a category in the menu: esports and cockfights after sports, crash games after slots. */
function withFollowers(category: PageBrand['categories'][number]): readonly GameSectionId[] {
  if (category === 'SPORTS') return ['SPORTS', 'ESPORTS', 'COCKFIGHT'];
  if (category === 'RNG') return ['RNG', 'MXWIN'];
  return [category];
}

/**
 * The sections of a brand in order (S2.23): those with vendors once `menus` is known; until then the manifest's categories, so that the
 * page is right before the platform answers.
 */
export function gameSections(
  categories: PageBrand['categories'],
  menus: readonly MenuCategory[] | undefined,
): GameSectionId[] {
  if (!menus) return [...categories];
  const slotVendors = sectionVendors('RNG', menus).length;
  return categories
    .flatMap(withFollowers)
    .filter((id) => id !== 'MXWIN' || slotVendors > MXWIN_VENDORS)
    .filter((id) => sectionVendors(id, menus).length > 0);
}

/** The section at an address: `classify` narrows a category to one of its parts (S2.23). */
export function sectionAt(category: GameCategory, classify: string | null): GameSectionId {
  if (category === 'SPORTS' && classify === 'Cockfight') return 'COCKFIGHT';
  if (category === 'RNG' && classify === 'Crash') return 'MXWIN';
  return category;
}

/** The address of a section, narrowed to a vendor if one is given (S2.5: `vassalage`). */
export function sectionPath(id: GameSectionId, vassalage?: string | undefined): string {
  const { path } = GAME_SECTIONS[id];
  if (vassalage === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}vassalage=${encodeURIComponent(vassalage)}`;
}

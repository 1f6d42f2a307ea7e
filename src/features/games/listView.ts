import type { GameCategory } from '#src/brand/gameCategory.ts';
import {
  GAME_SORTS,
  type GameFilter,
  type GameSort,
} from '#src/platform/endpoints/games/gamePage.ts';
import {
  GAME_SECTIONS,
  type GameSectionId,
  sectionAt,
  sectionPath,
} from '#src/platform/endpoints/games/gameSections.ts';
import { searchedName } from '#src/platform/searchedName.ts';

/** The view of a list of games in the address. */
export interface ListView {
  section: GameSectionId;
  /** The code of the vendor whose games are shown; undefined for all. */
  vassalage?: string | undefined;
  /** Part of the game's name. */
  name?: string | undefined;
  sort: GameSort;
}

/** The default order of a list: most played first. */
const [FIRST_SORT] = GAME_SORTS;

/** Reads the view from an address. Ignores unknown parameters and unknown sort orders. */
export function readListView(category: GameCategory, query: URLSearchParams): ListView {
  const sort = GAME_SORTS.find((one) => one === query.get('sort'));
  return {
    section: sectionAt(category, query.get('classify')),
    vassalage: query.get('vassalage') || undefined,
    name: searchedName(query.get('name') ?? ''),
    sort: sort ?? FIRST_SORT,
  };
}

/** The address of a list (S2.5: `vassalage`), without defaults. */
export function listPath({ section, vassalage, name, sort }: ListView): string {
  const more = new URLSearchParams({
    ...(name !== undefined && { name }),
    ...(sort !== FIRST_SORT && { sort }),
  }).toString();
  const path = sectionPath(section, vassalage);
  if (more === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${more}`;
}

/** The filter for the platform. */
export const listFilter = ({ section, vassalage, name, sort }: ListView): GameFilter => ({
  ...GAME_SECTIONS[section].filter,
  ...(vassalage !== undefined && { vassalage }),
  ...(name !== undefined && { gameName: name }),
  ...(sort !== FIRST_SORT && { sort }),
});

/** Whether a list leaves out any games of its section. */
export const isFiltered = ({ vassalage, name }: ListView): boolean =>
  vassalage !== undefined || name !== undefined;

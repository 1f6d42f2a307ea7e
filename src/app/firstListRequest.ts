import type { PageBrand } from '#src/brand/page.ts';
import { listFilter, readListView } from '#src/features/games/listView.ts';
import { categoryOf } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { pictureField, shapeIn } from '#src/platform/endpoints/games/gameCard.ts';
import {
  GAME_LIST_PATH,
  GAME_PAGE_SIZE,
  gamePageParams,
} from '#src/platform/endpoints/games/gamePage.ts';
import { GAME_SECTIONS } from '#src/platform/endpoints/games/gameSections.ts';

/** The list that a document requests by itself, and where its pictures are in the answer. */
export interface FirstListRequest {
  /** The list's address, as the app will request it. */
  list: string;
  /** The field of the answer that holds the entries. */
  entries: 'list' | 'games';
  /** The picture field of an entry. */
  picture: 'image' | 'iconUrl' | 'lagerIcon';
  /** Query parameters with which the screen shows another list. */
  unless: readonly string[];
}

const withQuery = (
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return `${path}?${new URLSearchParams(given.map(([key, value]) => [key, `${value}`]))}`;
};

/** The query parameters that filter or sort a list of games. */
const NARROWING = ['vassalage', 'classify', 'name', 'sort', 'view'];

/** The first list of a row's screen in a language; undefined if it does not start with one (decision 020). */
export function firstAskOf(
  row: ModuleRow,
  language: string,
  look: PageBrand['look'],
): FirstListRequest | undefined {
  const category = categoryOf(row);
  if (row.firstList === 'promotions') {
    const query = { language, pageNo: 1 };
    return {
      list: withQuery('/wps/promotions', query),
      entries: 'list',
      picture: 'image',
      unless: [],
    };
  }
  if (row.firstList !== 'games' || !category) return undefined;
  const filter = listFilter(readListView(category, new URLSearchParams()));
  const query = gamePageParams(language, { filter, pageNo: 1, pageSize: GAME_PAGE_SIZE });
  return {
    list: withQuery(GAME_LIST_PATH, query),
    entries: 'games',
    picture: pictureField(shapeIn(look, GAME_SECTIONS[category].shape)),
    unless: NARROWING,
  };
}

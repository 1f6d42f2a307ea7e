import { listFilter, readListView } from '#src/features/games/listView.ts';
import { categoryOf } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';
import {
  GAME_LIST_PATH,
  GAME_PAGE_SIZE,
  gamePageParams,
} from '#src/platform/endpoints/games/gameList.ts';
import { GAME_SECTIONS } from '#src/platform/endpoints/games/gameSections.ts';

/** What a document asks its platform for by itself, and where the pictures are in the answer. */
export interface FirstAsk {
  /** The address of the list, as the app will ask for it. */
  list: string;
  /** What holds the entries in the value of the answer. */
  entries: 'list' | 'games';
  /** What holds the picture of an entry. */
  picture: 'image' | 'iconUrl' | 'lagerIcon';
  /** Parameters of the document's address with which the screen shows another list. */
  unless: readonly string[];
}

const withQuery = (
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return `${path}?${new URLSearchParams(given.map(([key, value]) => [key, `${value}`]))}`;
};

/** What narrows or orders a list of games in its address. */
const NARROWING = ['vassalage', 'classify', 'name', 'sort', 'view'];

/** The first list of a row's screen in a language; none where it does not begin with one (decision 020). */
export function firstAskOf(row: ModuleRow, language: string): FirstAsk | undefined {
  const category = categoryOf(row);
  if (row.firstList === 'promotions') {
    const query = { language: contentLanguage(language), pageNo: 1 };
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
    picture: GAME_SECTIONS[category].shape === 'landscape' ? 'lagerIcon' : 'iconUrl',
    unless: NARROWING,
  };
}

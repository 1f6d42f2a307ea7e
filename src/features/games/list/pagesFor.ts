import { GAME_PAGE_SIZE } from '#src/platform/endpoints/games/gamePage.ts';

/** The first and the last visible index. */
interface View {
  first: number;
  last: number;
}

const pageOf = (place: number) => Math.floor(place / GAME_PAGE_SIZE) + 1;

/**
 * The page numbers to load for a view, from 1: the first, which has the number of games, the visible ones, and one beyond (S4.14). `total`
 * is the number of games, once it is known.
 */
export function pagesFor({ first, last }: View, total: number | undefined): number[] {
  if (total === undefined) return [1];
  const end = Math.min(pageOf(last) + 1, Math.ceil(total / GAME_PAGE_SIZE));
  const start = Math.max(2, pageOf(first));
  return [1, ...Array.from({ length: Math.max(0, end - start + 1) }, (_, at) => start + at)];
}

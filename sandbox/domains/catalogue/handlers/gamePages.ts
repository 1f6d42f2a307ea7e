import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { selectName } from '#sandbox/kernel/database/names.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';
import type { GameClassify, GamePage, GameType } from '#src/platform/contract.generated.ts';
import type { Catalogue, LeftOut } from '../catalogue.ts';
import { namesLike } from '../namesLike.ts';
import { notLeftOut } from '../offered.ts';
import { game } from '../schema.ts';
import { toGame } from './toGame.ts';

/** All parameters that determine a page of games. */
interface PageFilter {
  types: readonly GameType[];
  /** What the merchant does not offer. */
  leftOut: LeftOut;
  vassalage: string | undefined;
  gameClassify: GameClassify | undefined;
  /** A part of a name, in any language. */
  gameName: string | undefined;
  sort: 'popular' | 'name' | 'new';
  pageNo: number;
  pageSize: number;
  language: Language;
}

/** Reads pages of a catalogue. Their content does not depend on the viewer. */
export type GamePages = (db: Database, filter: PageFilter) => Promise<GamePage>;

/** The number of cached pages, a few kilobytes each. */
const KEPT_PAGES = 2000;

const narrowing = ({ types, leftOut, vassalage, gameClassify, gameName }: PageFilter) =>
  and(
    inArray(game.type, types),
    notLeftOut(leftOut),
    vassalage === undefined ? undefined : eq(game.vendorCode, vassalage),
    gameClassify === undefined ? undefined : eq(game.classify, gameClassify),
    gameName === undefined ? undefined : namesLike(gameName),
  );

function orderOf({ sort, language }: PageFilter) {
  if (sort === 'name') return [asc(selectName(game, language)), asc(game.rank)];
  return sort === 'new' ? [desc(game.new), asc(game.rank)] : [asc(game.rank)];
}

/** The number of matching games: from the shelves, or by a query if a name is given. */
async function totalOf(db: Database, catalogue: Catalogue, filter: PageFilter): Promise<number> {
  if (filter.gameName === undefined) return catalogue.without(filter.leftOut).count(filter);
  const [counted] = await db.select({ total: count() }).from(game).where(narrowing(filter));
  return counted?.total ?? 0;
}

async function readPage(db: Database, catalogue: Catalogue, filter: PageFilter): Promise<GamePage> {
  const { pageNo, pageSize, language } = filter;
  const total = await totalOf(db, catalogue, filter);
  const rows = await db
    .select()
    .from(game)
    .where(narrowing(filter))
    .orderBy(...orderOf(filter))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    games: rows.map((row) => toGame(row, catalogue.vendor(row.vendorCode), language)),
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}

/** Caches a catalogue's pages: it never changes while the platform runs, so each page in use is read once. */
export function createGamePages(catalogue: Catalogue): GamePages {
  const pages = new LRUCache<string, Promise<GamePage>>({ max: KEPT_PAGES });
  return (db, filter) => {
    const key = JSON.stringify(filter);
    const kept = pages.get(key);
    if (kept) return kept;
    const page = readPage(db, catalogue, filter);
    pages.set(key, page);
    page.catch(() => pages.delete(key));
    return page;
  };
}

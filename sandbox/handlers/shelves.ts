import { asc, eq, inArray, sql } from 'drizzle-orm';
import { vendorIconPath } from '#sandbox/art/artPath.ts';
import type { Database } from '#sandbox/database/database.ts';
import { shelf, vendor } from '#sandbox/database/schema.ts';
import { CATEGORY_TITLES } from '#sandbox/seeds/vendors.ts';
import type { GameClassify, GameType, VendorCard } from '#src/platform/contract.generated.ts';
import type { Language } from './gameRows.ts';

/** A vendor's games of one type, with how many of them are new. */
export interface Shelf {
  card: VendorCard;
  newGames: number;
}

/** The name of a category. */
export const titleOf = (type: GameType, language: Language): string =>
  CATEGORY_TITLES[type][language];

/** The shelves of the types, by type in the order given; within a type the largest first. */
export async function shelvesOf(
  db: Database,
  types: readonly GameType[],
  language: Language,
): Promise<Map<GameType, Shelf[]>> {
  const games = sql`sum(${shelf.games})`.mapWith(Number);
  const rows = await db
    .select({
      nodeId: shelf.nodeId,
      type: shelf.type,
      code: vendor.code,
      name: vendor.name,
      nameBn: vendor.nameBn,
      listed: vendor.listed,
      games,
      newGames: sql`sum(${shelf.newGames})`.mapWith(Number),
      classify: sql<
        GameClassify[]
      >`array_agg(${shelf.classify} ORDER BY ${shelf.games} DESC, ${shelf.classify})`,
    })
    .from(shelf)
    .innerJoin(vendor, eq(vendor.code, shelf.vendorCode))
    .where(inArray(shelf.type, [...types]))
    .groupBy(shelf.nodeId, shelf.type, vendor.code)
    .orderBy(sql`${games} DESC`, asc(vendor.code));
  const shelves = new Map<GameType, Shelf[]>(types.map((type) => [type, []]));
  for (const row of rows) {
    const card = {
      nodeId: row.nodeId,
      nodeName: row.name,
      displayName: language === 'bn' ? row.nameBn : row.name,
      vassalage: row.code,
      gameType: row.type,
      gameClassify: row.classify,
      isGame: row.listed,
      showIcon: vendorIconPath(row.code),
      games: row.games,
    };
    shelves.get(row.type)?.push({ card, newGames: row.newGames });
  }
  return shelves;
}

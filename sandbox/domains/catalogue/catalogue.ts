import { asc, inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { GameClassify, GameType } from '#src/platform/contract.generated.ts';
import { game, shelf, vendor } from './schema.ts';

/** What a merchant does not offer, by codes. */
export interface LeftOut {
  vendors: readonly string[];
  games: readonly string[];
}

/** A vendor of games. */
export type Vendor = typeof vendor.$inferSelect;
/** How many games of a type and class a vendor has. */
export type GameCount = typeof shelf.$inferSelect;

/** The filters of a list. */
interface Selection {
  types: readonly GameType[];
  vassalage?: string | undefined;
  gameClassify?: GameClassify | undefined;
}

/** The vendors and shelves, read once: only seeds change them, so a menu needs no query and no list a count. */
export interface Catalogue {
  shelves: readonly GameCount[];
  /** Finds a vendor by its code. Refuses an unknown one (`vendor_unknown`). */
  vendor(code: string): Vendor;
  /** The catalogue without what a merchant leaves out. */
  without(leftOut: LeftOut): Catalogue;
  /** The number of games in a selection. */
  count(selection: Selection): number;
}

type LeftOutGame = Pick<
  typeof game.$inferSelect,
  'code' | 'vendorCode' | 'type' | 'classify' | 'new'
>;

/** The shelves without vendors and games; their counts are lower by the games. */
function shelvesWithout(
  shelves: readonly GameCount[],
  known: readonly LeftOutGame[],
  { vendors, games }: LeftOut,
): GameCount[] {
  const gone = known.filter(({ code }) => games.includes(code));
  return shelves
    .filter(({ vendorCode }) => !vendors.includes(vendorCode))
    .map((one) => {
      const own = gone.filter(
        ({ vendorCode, type, classify }) =>
          vendorCode === one.vendorCode && type === one.type && classify === one.classify,
      );
      const newGames = one.newGames - own.filter((left) => left.new).length;
      return { ...one, games: one.games - own.length, newGames };
    })
    .filter(({ games: left }) => left > 0);
}

/** A catalogue of vendors and shelves, from which known games can be left out. */
function catalogueOf(
  vendors: ReadonlyMap<string, Vendor>,
  shelves: readonly GameCount[],
  known: readonly LeftOutGame[],
): Catalogue {
  return {
    shelves,
    vendor(code) {
      const found = vendors.get(code);
      if (!found) throw new Refusal('vendor_unknown');
      return found;
    },
    without(leftOut) {
      const kept = [...vendors].filter(([code]) => !leftOut.vendors.includes(code));
      return catalogueOf(new Map(kept), shelvesWithout(shelves, known, leftOut), known);
    },
    count: ({ types, vassalage, gameClassify }) =>
      shelves
        .filter(
          (one) =>
            types.includes(one.type) &&
            (vassalage === undefined || one.vendorCode === vassalage) &&
            (gameClassify === undefined || one.classify === gameClassify),
        )
        .reduce((total, { games }) => total + games, 0),
  };
}

/**
 * Reads the catalogue's index from the database.
 * @param leftOut the codes of games that merchants leave out
 */
export async function readCatalogue(
  db: Database,
  leftOut: readonly string[] = [],
): Promise<Catalogue> {
  const vendors = new Map((await db.select().from(vendor)).map((one) => [one.code, one]));
  const shelves = await db.select().from(shelf).orderBy(asc(shelf.vendorCode), asc(shelf.classify));
  const { code, vendorCode, type, classify, new: isNew } = game;
  const known =
    leftOut.length === 0
      ? []
      : await db
          .select({ code, vendorCode, type, classify, new: isNew })
          .from(game)
          .where(inArray(code, [...leftOut]));
  return catalogueOf(vendors, shelves, known);
}

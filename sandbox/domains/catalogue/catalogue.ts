import { asc } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { GameClassify, GameType } from '#src/platform/contract.generated.ts';
import { shelf, vendor } from './schema.ts';

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
  /** The number of games in a selection. */
  count(selection: Selection): number;
}

/** Reads the catalogue's index from the database. */
export async function readCatalogue(db: Database): Promise<Catalogue> {
  const vendors = new Map((await db.select().from(vendor)).map((one) => [one.code, one]));
  const shelves = await db.select().from(shelf).orderBy(asc(shelf.vendorCode), asc(shelf.classify));
  return {
    shelves,
    vendor(code) {
      const found = vendors.get(code);
      if (!found) throw new Refusal('vendor_unknown');
      return found;
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

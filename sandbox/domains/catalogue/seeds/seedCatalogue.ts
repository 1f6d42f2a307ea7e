import { sql } from 'drizzle-orm';
import { game, vendor } from '#sandbox/domains/catalogue/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { namesOf } from '#sandbox/kernel/database/names.ts';
import { textsOf } from '#sandbox/kernel/text/texts.ts';
import { seedGames } from './games.ts';
import { TEXTS } from './namedRows.ts';
import { VENDORS } from './vendors.ts';

/** The first number of menu nodes, one per vendor and type. */
const FIRST_NODE = 1001;

/** Seeds vendors, games and shelves, unless they exist. Returns whether it did. */
export async function seedCatalogue(db: Database): Promise<boolean> {
  const [first] = await db.select({ code: vendor.code }).from(vendor).limit(1);
  if (first) return false;
  await db.transaction(async (tx) => {
    await tx.insert(vendor).values(
      VENDORS.map(({ code, listed }) => ({
        ...{ code, listed },
        ...namesOf(textsOf(TEXTS, `vendors.${code}`)),
      })),
    );
    await tx.execute(
      sql`INSERT INTO ${game} SELECT * FROM jsonb_populate_recordset(NULL::game, ${JSON.stringify(seedGames())}::jsonb)`,
    );
    await tx.execute(sql`
      INSERT INTO shelf (node_id, vendor_code, type, classify, games, new_games)
      SELECT ${FIRST_NODE}::integer - 1 + dense_rank() OVER (ORDER BY type, vendor_code),
             vendor_code, type, classify, count(*), count(*) FILTER (WHERE is_new)
      FROM game GROUP BY type, vendor_code, classify`);
    // The interval of a lottery is part of its name.
    await tx.execute(sql`
      INSERT INTO lottery (game_id, minutes)
      SELECT id, substring(name FROM '(\\d+) min$')::integer FROM game WHERE type IN ('LOTT', 'ELOTT')`);
  });
  await db.execute(sql`ANALYZE`);
  return true;
}

import { vendor } from '#sandbox/domains/catalogue/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { nameIn } from '#sandbox/kernel/database/names.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';

/** The names of all vendors in a language, by code. */
export async function vendorNames(
  db: Database,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(vendor);
  return new Map(rows.map((row) => [row.code, nameIn(row, language)]));
}

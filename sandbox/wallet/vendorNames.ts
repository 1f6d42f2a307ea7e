import type { Language } from '#sandbox/catalogue/cards.ts';
import type { Database } from '#sandbox/database/database.ts';
import { vendor } from '#sandbox/database/schema/catalogue.ts';

/** The names of all vendors by their codes, in a language. */
export async function vendorNames(
  db: Database,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(vendor);
  return new Map(rows.map(({ code, name, nameBn }) => [code, language === 'bn' ? nameBn : name]));
}

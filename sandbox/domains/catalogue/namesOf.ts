import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#sandbox/kernel/text/language.ts';
import type { Texts } from '#sandbox/kernel/text/texts.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import type { game, vendor } from './schema.ts';

/** The columns of a name in each language: that in the source language, and the others. */
export function namesOf(texts: Texts): { name: string; names: Texts } {
  const { [SOURCE]: name, ...names } = texts;
  if (name === undefined) throw new Error(`A name is missing in ${SOURCE}.`);
  return { name, names };
}

/** The name of a game or vendor in a language; that in the source language if it has no other there. */
export const nameIn = (
  { name, names }: { name: string; names: Texts },
  language: Language,
): string => names[language] ?? name;

/** The name of games or vendors in a language, to select and order by. */
export const selectName = (table: typeof game | typeof vendor, language: Language): SQL<string> =>
  sql<string>`coalesce(${table.names} ->> ${language}, ${table.name})`;

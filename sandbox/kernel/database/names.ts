import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#sandbox/kernel/text/language.ts';
import type { Texts } from '#sandbox/kernel/text/texts.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';

/** A name in two columns: that in the source language, and those in other languages that have one of their own. */
interface Named {
  name: string;
  names: Texts;
}

/** The columns of a name in each language. */
export function namesOf(texts: Texts): Named {
  const { [SOURCE]: name, ...names } = texts;
  if (name === undefined) throw new Error(`A name is missing in ${SOURCE}.`);
  return { name, names };
}

/** A name in a language; that in the source language if it has no other there. */
export const nameIn = ({ name, names }: Named, language: Language): string =>
  names[language] ?? name;

/** The names of a table's rows in a language, to select and order by. */
export const selectName = (
  table: Readonly<Record<keyof Named, AnyColumn>>,
  language: Language,
): SQL<string> => sql<string>`coalesce(${table.names} ->> ${language}, ${table.name})`;

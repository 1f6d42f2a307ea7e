import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageFolder } from '#scripts/languages/languagePlaces.ts';
import { namespacesOf } from '#scripts/languages/messageFiles.ts';
import { PROJECT } from '#scripts/roots/roots.ts';
import type { Messages } from './englishLeft.ts';

/** The texts below a key, each with its whole key. */
const textsAt = (value: unknown, key: string): [string, string][] =>
  typeof value === 'string'
    ? [[key, value]]
    : Object.entries(Object(value)).flatMap(([name, below]) => textsAt(below, `${key}.${name}`));

/** All messages of a language, those of the sandbox and of operators too. */
export const catalogueOf = (tag: string): Messages =>
  new Map(
    namespacesOf(PROJECT, tag).flatMap((namespace) =>
      textsAt(
        JSON.parse(readFileSync(join(languageFolder(PROJECT, tag), `${namespace}.json`), 'utf8')),
        namespace,
      ),
    ),
  );

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import type { Messages } from '#src/brand/page.ts';

/** All texts of a namespace, per language. */
type Namespaces = Map<string, Map<string, Messages>>;

/** The messages of the site. */
export const SITE = 'languages/*/*.json';
/** The texts beside the site's: those of the operator's tool and of the sandbox. */
export const BESIDE = 'languages/*/*/*.json';

/** What a folder says of its language, which is no namespace. */
const FACTS = 'language';

/** All message files of a pattern below the root, by their path within the folder of their language. */
export function readNamespaces(root: string, pattern: string): Namespaces {
  const namespaces: Namespaces = new Map();
  for (const file of globSync(pattern, { cwd: root }).sort()) {
    const [, language = '', ...rest] = file.replace(/\.json$/, '').split(/[\\/]/);
    const namespace = rest.join('/');
    if (namespace === FACTS) continue;
    const languages = namespaces.get(namespace) ?? new Map<string, Messages>();
    languages.set(language, JSON.parse(readFileSync(join(root, file), 'utf8')));
    namespaces.set(namespace, languages);
  }
  return namespaces;
}

/** Every text of a tree by its dotted key. */
function texts(messages: Messages, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] satisfies [string, string]]
      : texts(value, `${prefix}${key}.`),
  );
}

/** A key without its plural form, since languages have different forms. */
const singular = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+).*?\}\}/g)].map(([, name]) => name))].sort().join(' ');

/** The differences of a language from the source: keys missing or unknown, placeholders lost or invented. */
function differences(source: Messages, other: Messages): string[] {
  const wanted = new Map(texts(source).map(([key, text]) => [singular(key), text]));
  const given = new Map(texts(other).map(([key, text]) => [singular(key), text]));
  const missing = [...wanted.keys()].filter((key) => !given.has(key));
  const unknown = [...given.keys()].filter((key) => !wanted.has(key));
  const empty = [...given].filter(([, text]) => text.trim() === '');
  const changed = [...given].filter(([key, text]) => {
    const original = wanted.get(key);
    return original !== undefined && placeholders(original) !== placeholders(text);
  });
  return [
    ...missing.map((key) => `${key} is missing`),
    ...unknown.map((key) => `${key} is not in ${SOURCE}`),
    ...empty.map(([key]) => `${key} is empty`),
    ...changed.map(([key]) => `${key} has other placeholders than in ${SOURCE}`),
  ];
}

/** All differences between the languages, as `namespace/language: key is missing`. */
export function checkParity(namespaces: Namespaces): string[] {
  const languages = [...new Set([...namespaces.values()].flatMap((each) => [...each.keys()]))];
  return [...namespaces].flatMap(([namespace, each]) => {
    const source = each.get(SOURCE);
    if (!source) return [`${namespace}/${SOURCE}: the file is missing`];
    return languages.flatMap((language) => {
      const other = each.get(language);
      if (!other) return [`${namespace}/${language}: the file is missing`];
      return differences(source, other).map((text) => `${namespace}/${language}: ${text}`);
    });
  });
}

/** TypeScript for the texts of the source language, so that a misspelt key or placeholder is a type error. */
export function messageTypes(namespaces: Namespaces): string {
  const source = [...namespaces].map(([name, languages]) => [name, languages.get(SOURCE) ?? {}]);
  return [
    '/** Generated from the messages of the source language by `npm run codegen`. Do not edit. */',
    '',
    '/** Every message namespace with its texts in the source language. */',
    `export interface MessageTree ${JSON.stringify(Object.fromEntries(source), null, 2)}`,
    '',
  ].join('\n');
}

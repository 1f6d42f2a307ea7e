import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '#scripts/roots/roots.ts';
import type { Messages } from '#src/brand/page.ts';
import { SOURCE } from './languageFolders.ts';
import { languageFolder } from './languagePlaces.ts';

const files = new Map<string, Messages>();

/** The messages of a file of a language's folder, `operator/newBrand`; none if the folder has no such file. */
function messagesOf(tag: string, file: string): Messages {
  const name = join(tag, `${file}.json`);
  const known = files.get(name);
  if (known) return known;
  const path = join(languageFolder(PROJECT, tag), `${file}.json`);
  const messages: Messages = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  files.set(name, messages);
  return messages;
}

/** What a file of a language has at a dotted key. */
function messageAt(tag: string, file: string, key: string): string | Messages | undefined {
  let here: string | Messages | undefined = messagesOf(tag, file);
  for (const part of key.split('.')) here = typeof here === 'object' ? here[part] : undefined;
  return here;
}

function textAt(tag: string, file: string, key: string): string | undefined {
  const found = messageAt(tag, file, key);
  return typeof found === 'string' ? found : undefined;
}

/** The keys below a dotted key, in the order of the source language. */
export function keysOf(file: string, key: string): string[] {
  const found = messageAt(SOURCE, file, key);
  return typeof found === 'object' ? Object.keys(found) : [];
}

/** A text in a language, or in the source language if it lacks it, without its values filled in. Throws if neither has it. */
export function textIn(tag: string, file: string, key: string): string {
  const text = textAt(tag, file, key) ?? textAt(SOURCE, file, key);
  if (text === undefined) throw new Error(`languages/${SOURCE}/${file}.json has no ${key}.`);
  return text;
}

/** A text with its `{{values}}` filled in. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);

/** A text in each of some languages, as manifests have it. */
export const textInEach = (
  tags: readonly string[],
  file: string,
  key: string,
  values: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(tags.map((tag) => [tag, filled(textIn(tag, file, key), values)]));

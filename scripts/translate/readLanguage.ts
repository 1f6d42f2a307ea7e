import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import { languageFolder } from '#scripts/languages/languagePlaces.ts';
import { namespacesOf } from '#scripts/languages/messageFiles.ts';
import { type JsonFile, parseJsonFile, unreadableFile } from '#scripts/pipeline/jsonFile.ts';
import { allTexts } from '#scripts/pipeline/validate/check.ts';

/** One text of a message file, with its place. */
export interface PlacedText {
  namespace: string;
  path: JSONPath;
  /** The path with dots: `team.none`. */
  key: string;
  text: string;
  file: JsonFile;
}

/** The messages of a language by namespace. */
export interface LanguageTexts {
  tag: string;
  files: ReadonlyMap<string, JsonFile>;
  /** The texts of a namespace by their keys, in the order of the file. */
  texts: (namespace: string) => ReadonlyMap<string, PlacedText>;
}

/** A file of a language's folder as diagnostics show it; an unreadable one says so in its errors. */
export function languageFile(root: string, tag: string, name: string): JsonFile {
  const path = `languages/${tag}/${name}.json`;
  try {
    return parseJsonFile(
      path,
      readFileSync(join(languageFolder(root, tag), `${name}.json`), 'utf8'),
    );
  } catch {
    return unreadableFile(path, 'The file is missing or cannot be read.');
  }
}

function textsOf(namespace: string, file: JsonFile | undefined): Map<string, PlacedText> {
  if (!file) return new Map();
  return new Map(
    allTexts(file.value).map(({ path, value }) => {
      const key = path.join('.');
      return [key, { namespace, path, key, text: value, file }];
    }),
  );
}

/** The messages of a language from its files. */
export function languageTexts(tag: string, files: ReadonlyMap<string, JsonFile>): LanguageTexts {
  const read = new Map([...files].map(([name, file]) => [name, textsOf(name, file)]));
  return { tag, files, texts: (namespace) => read.get(namespace) ?? new Map() };
}

/** Reads the messages of a language's folder. */
export const readLanguage = (root: string, tag: string): LanguageTexts =>
  languageTexts(
    tag,
    new Map(namespacesOf(root, tag).map((name) => [name, languageFile(root, tag, name)])),
  );

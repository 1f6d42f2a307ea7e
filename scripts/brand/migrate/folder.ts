import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripComments } from 'jsonc-parser';
import { type JsonFile, parseJsonFile } from '#scripts/pipeline/jsonFile.ts';
import { shownPath } from '#scripts/pipeline/readBrand.ts';
import { MANIFEST } from '#scripts/pipeline/versions/carry.ts';

/** One file of a brand's folder that steps may change. */
export interface FolderFile {
  /** Its path in the folder, with `/`. */
  path: string;
  /** The file as text, comments included. */
  text: string;
  /** What it says; comments are read as spaces, which keeps the places of everything else. */
  json: JsonFile;
}

async function jsonFiles(dir: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(dir, folder), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }) => `${folder}/${name}`)
    .sort();
}

/**
 * The files of a brand's folder that steps may change. The manifest is last: it states the version, so the others are written before it.
 * Throws if the manifest cannot be read.
 */
export async function folderFiles(dir: string): Promise<FolderFile[]> {
  const others = await Promise.all(['tokens', 'locales'].map((folder) => jsonFiles(dir, folder)));
  return Promise.all(
    [...others.flat(), MANIFEST].map(async (path) => {
      const text = await readFile(join(dir, path), 'utf8');
      const json = parseJsonFile(shownPath(join(dir, path)), stripComments(text, ' '));
      return { path, text, json };
    }),
  );
}

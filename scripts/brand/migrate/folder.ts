import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { stripComments } from 'jsonc-parser';
import { hasCode } from '#scripts/command/errorCode.ts';
import { type JsonFile, parseJsonFile, unreadableFile } from '#scripts/pipeline/jsonFile.ts';
import { readJson, shownPath } from '#scripts/pipeline/readBrand.ts';
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

/** A file or folder that cannot be carried, with the reason as the error of its content. */
function refused(dir: string, path: string, reason: string): FolderFile {
  return { path, text: '', json: unreadableFile(shownPath(join(dir, path)), reason) };
}

const LINK = 'This is a link, which a migration would replace by a file. Put the file itself here.';

async function jsonFile(dir: string, path: string): Promise<FolderFile> {
  const stats = await lstat(join(dir, path)).catch(() => undefined);
  if (stats?.isSymbolicLink()) return refused(dir, path, LINK);
  if (stats && !stats.isFile()) return refused(dir, path, 'This is no file.');
  const read = await readJson(join(dir, path));
  const json = read.text === '' ? read : parseJsonFile(read.path, stripComments(read.text, ' '));
  return { path, text: read.text, json };
}

async function jsonFiles(dir: string, folder: string): Promise<FolderFile[]> {
  try {
    if (!(await lstat(join(dir, folder))).isDirectory()) {
      return [refused(dir, folder, 'This is no folder of its own.')];
    }
    const names = (await readdir(join(dir, folder))).filter((name) => name.endsWith('.json'));
    return await Promise.all(names.sort().map((name) => jsonFile(dir, `${folder}/${name}`)));
  } catch (error) {
    return hasCode(error, 'ENOENT') ? [] : [refused(dir, folder, 'The folder cannot be read.')];
  }
}

/**
 * The files of a brand's folder that steps may change; what cannot be read, or is a link, has the reason as its error. The manifest is last:
 * it states the version, so the others are written before it.
 */
export async function folderFiles(dir: string): Promise<FolderFile[]> {
  const others = await Promise.all(['tokens', 'locales'].map((folder) => jsonFiles(dir, folder)));
  return [...others.flat(), await jsonFile(dir, MANIFEST)];
}

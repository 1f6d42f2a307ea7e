import { readdir, readFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { UsageError } from '#scripts/command/exit.ts';
import { type JsonFile, parseJsonFile, unreadableFile } from './jsonFile.ts';
import { MANIFEST } from './versions/carry.ts';
import { statedVersion, upgraded } from './versions/upgraded.ts';

export const TOKEN_FILES = ['base', 'dark', 'light'] as const;
export type TokenFile = (typeof TOKEN_FILES)[number];

/** A page's Markdown file. */
export interface PageFile {
  /** The path as diagnostics show it. */
  path: string;
  text: string;
  /** Why the file could not be read. Its text is empty then. */
  unreadable?: string;
}

/** A brand's folder as read, not yet validated. */
export interface BrandSource {
  id: string;
  /** The further market of which this is the source, with the brand's own manifest; absent for the brand's own site. */
  market?: { id: string; of: JsonFile };
  /** The folder, an absolute path. */
  dir: string;
  manifest: JsonFile;
  tokens: Partial<Record<TokenFile, JsonFile>>;
  /** Message overrides by file name, which should be a language. */
  locales: Record<string, JsonFile>;
  /** The Markdown of own pages by file name without its ending: `about.en`. */
  pages: Record<string, PageFile>;
  /** Every file below `assets/`, relative to the folder, with `/`, sorted. */
  assets: string[];
  /** All other entries of the folder that a brand must not have, sorted. */
  unexpected: string[];
}

/** The brands of a folder: its subfolders, sorted. Throws if the folder cannot be read. */
export async function listBrands(brandsDir: string): Promise<string[]> {
  const entries = await readdir(brandsDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
}

/** A path as diagnostics show it: relative if below the working directory. */
export function shownPath(path: string): string {
  const local = relative(process.cwd(), path);
  const outside = local.startsWith('..') || isAbsolute(local);
  return (outside ? path : local).split(sep).join('/');
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const UNREADABLE = 'The file is missing or cannot be read.';

/** Reads a JSON file. One that is missing, or not text in UTF-8, has that as its error. */
export async function readJson(path: string): Promise<JsonFile> {
  const shown = shownPath(path);
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch {
    return unreadableFile(shown, UNREADABLE);
  }
  try {
    return parseJsonFile(shown, decoder.decode(bytes));
  } catch {
    return unreadableFile(shown, 'The file is not text in UTF-8.', 'save the file as "UTF-8"');
  }
}

/** Reads a brand's manifest as it is written, in whatever version. */
export const readWritten = (brandsDir: string, id: string): Promise<JsonFile> =>
  readJson(join(resolve(brandsDir, id), MANIFEST));

const manifestOf = (written: JsonFile): JsonFile =>
  upgraded(MANIFEST, written, statedVersion(written.value));

/** Reads only a brand's manifest. */
export const readManifest = async (brandsDir: string, id: string): Promise<JsonFile> =>
  manifestOf(await readWritten(brandsDir, id));

/** Files of a folder and below, relative to `root`; links are not followed and end with `@`. */
async function walk(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const nested = entries.map((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return walk(root, path);
    return [entry.isFile() ? path : `${path}@`];
  });
  return (await Promise.all(nested)).flat();
}

const LOCALE = /^locales\/([^/]+)\.json$/;
const PAGE = /^pages\/([^/]+)\.md$/;
const TOKENS = new Set(TOKEN_FILES.map((name) => `tokens/${name}.json`));
const isKnown = (path: string) =>
  path === MANIFEST ||
  TOKENS.has(path) ||
  LOCALE.test(path) ||
  PAGE.test(path) ||
  /^assets\/.*[^@]$/.test(path);

/**
 * Reads the whole folder `brandsDir/id`, one of the version before as one of the current. A file that is missing, broken or not text is
 * reported in its `errors`; throws a UsageError if the folder itself, or one in it, cannot be read.
 */
export async function readBrand(brandsDir: string, id: string): Promise<BrandSource> {
  const dir = resolve(brandsDir, id);
  const found = await walk(dir, '').catch(() => {
    throw new UsageError(`The folder ${shownPath(dir)} cannot be read as a whole.`);
  });
  const files = found.sort();
  const written = await readWritten(brandsDir, id);
  const version = statedVersion(written.value);
  const read = async (path: string): Promise<JsonFile> =>
    upgraded(path, await readJson(join(dir, path)), version);
  const [tokens, locales, pages] = await Promise.all([
    Promise.all(
      TOKEN_FILES.filter((name) => files.includes(`tokens/${name}.json`)).map(
        async (name): Promise<[TokenFile, JsonFile]> => [name, await read(`tokens/${name}.json`)],
      ),
    ),
    Promise.all(
      files.flatMap((path) => {
        const language = LOCALE.exec(path)?.[1];
        return language ? [readLocale(language, read(path))] : [];
      }),
    ),
    Promise.all(
      files.flatMap((path) => {
        const name = PAGE.exec(path)?.[1];
        return name ? [readPage(name, join(dir, path))] : [];
      }),
    ),
  ]);
  return {
    id,
    dir,
    manifest: manifestOf(written),
    tokens: Object.fromEntries(tokens),
    locales: Object.fromEntries(locales),
    pages: Object.fromEntries(pages),
    assets: files.filter((path) => path.startsWith('assets/') && isKnown(path)),
    unexpected: files.filter((path) => !isKnown(path)),
  };
}

/** Reads a page's text; what is not UTF-8 shows as replacement characters, which no page may have. */
async function readPage(name: string, path: string): Promise<[string, PageFile]> {
  const shown = shownPath(path);
  try {
    return [name, { path: shown, text: await readFile(path, 'utf8') }];
  } catch {
    return [name, { path: shown, text: '', unreadable: UNREADABLE }];
  }
}

const readLocale = async (
  language: string,
  file: Promise<JsonFile>,
): Promise<[string, JsonFile]> => [language, await file];

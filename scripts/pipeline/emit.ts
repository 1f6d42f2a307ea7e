import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha256 } from './hash.ts';
import type { Site } from './site/site.ts';
import { swap } from './swap.ts';

export const RECORD = 'livery.json';

/** One file of a built site. */
export interface RecordedFile {
  path: string;
  /** In bytes. */
  size: number;
  sha256: string;
}

/** The builder and inputs of a site: `livery.json` at its root. It has no time in it, so that equal inputs give equal bytes. */
export interface SiteRecord {
  brand: string;
  name: string;
  merchantCode: string;
  /** The hosts that serve the site, the main one first. */
  domains: string[];
  versions: Record<string, string>;
  /** The hash of the compiled app. */
  compiled: string;
  /** The hash of all inputs of the site. */
  inputs: string;
  /** The last commit that changed the code, if known. */
  revision?: string;
  totals: { files: number; bytes: number };
  files: RecordedFile[];
}

export type RecordHead = Omit<SiteRecord, 'totals' | 'files'>;

/** The target folder has files that no build made, which must not be lost. */
export class ForeignFolderError extends Error {
  constructor(target: string) {
    super(`${target} is no built site (it has no ${RECORD}), so it is not replaced. Move it away.`);
    this.name = 'ForeignFolderError';
  }
}

const isForeign = (target: string): boolean =>
  existsSync(target) && !existsSync(join(target, RECORD)) && readdirSync(target).length > 0;

const recorded = (path: string, bytes: Uint8Array): RecordedFile => ({
  path,
  size: bytes.byteLength,
  sha256: sha256(bytes),
});

const chunkRecords = new Map<string, RecordedFile>();

/** Compiled files are the same in every site, so each is hashed once. */
function chunkRecord(clientDir: string, path: string): RecordedFile {
  const source = join(clientDir, path);
  const known = chunkRecords.get(source);
  if (known) return known;
  const record = recorded(path, readFileSync(source));
  chunkRecords.set(source, record);
  return record;
}

/** Sequential: the build threads keep every core busy, and hundreds of promises would only cost time. */
function writeSite(draft: string, site: Site, clientDir: string): RecordedFile[] {
  const paths = [...site.files.keys(), ...site.chunks];
  const folders = new Set(paths.map((path) => dirname(join(draft, path))));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  const own = [...site.files].map(([path, bytes]) => {
    writeFileSync(join(draft, path), bytes);
    return recorded(path, bytes);
  });
  const shared = site.chunks.map((path) => {
    copyFileSync(join(clientDir, path), join(draft, path));
    return chunkRecord(clientDir, path);
  });
  return [...own, ...shared].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Fills a folder for a site and puts it at `outDir/<brand>`, which is replaced whole or left as it was.
 * @throws ForeignFolderError if the folder there was not made by a build
 */
export async function replaceSite<Filled>(
  outDir: string,
  brand: string,
  fill: (draft: string) => Filled | Promise<Filled>,
): Promise<Filled> {
  const target = join(outDir, brand);
  if (isForeign(target)) throw new ForeignFolderError(target);
  const draft = join(outDir, `.${brand}.${process.pid}.draft`);
  await rm(draft, { recursive: true, force: true });
  try {
    await mkdir(draft, { recursive: true });
    const filled = await fill(draft);
    await swap(draft, target);
    return filled;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Writes a site into `outDir/<brand>`.
 * @throws ForeignFolderError if the folder was not made by a build
 */
export const emit = (
  outDir: string,
  site: Site,
  head: RecordHead,
  clientDir: string,
): Promise<SiteRecord['totals']> =>
  replaceSite(outDir, head.brand, async (draft) => {
    const files = writeSite(draft, site, clientDir);
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const totals = { files: files.length, bytes };
    const record: SiteRecord = { ...head, totals, files };
    await writeFile(join(draft, RECORD), `${JSON.stringify(record, null, 2)}\n`);
    return totals;
  });

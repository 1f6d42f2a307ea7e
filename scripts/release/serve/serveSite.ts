import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseHeaders, parseRedirects } from '#sandbox/site/siteRules.ts';
import { hasCode } from '#scripts/command/errorCode.ts';
import { HOST_FILE_PATHS, HOST_FILES } from '#scripts/pipeline/site/hostFiles.ts';
import { DRAFTS } from '#scripts/store/atomicWrite.ts';
import type { DirectoryStore } from '#scripts/store/directoryStore.ts';
import { blobKey, VARIANTS } from '../store/blobKey.ts';
import { readBlob } from '../store/blobs.ts';
import { readStoredSite, type StoredSite } from '../store/sites.ts';
import { caddyRules } from './caddyRules.ts';
import { luaRules } from './luaRules.ts';

/** The folder of sites as web servers read them: `sites/<hash>/files/`, with the site's rules beside it. */
export const SITES = 'sites';

/** A file under another name; copied where the file system allows it no more names. */
async function sameFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!hasCode(error, 'EMLINK', 'EXDEV')) throw error;
    await copyFile(from, to);
  }
}

async function textOf(store: DirectoryStore, site: StoredSite, path: string): Promise<string> {
  const file = site.files.find((one) => one.path === path);
  const bytes = file && (await readBlob(store, file.sha256));
  return new TextDecoder().decode(bytes ?? new Uint8Array());
}

/** The files of a site that are served, and their compressed forms: the content of each in the store, and its path below a folder. */
function servedFiles(
  store: DirectoryStore,
  site: StoredSite,
  folder: string,
): { from: string; to: string }[] {
  return site.files
    .filter(({ path }) => !HOST_FILE_PATHS.includes(`/${path}`))
    .flatMap(({ path, sha256, compressed }) => [
      { from: store.path(blobKey(sha256)), to: join(folder, path) },
      ...(compressed ? VARIANTS : []).map((variant) => ({
        from: store.path(blobKey(sha256, variant)),
        to: `${join(folder, path)}.${variant}`,
      })),
    ]);
}

async function writeFiles(store: DirectoryStore, site: StoredSite, folder: string): Promise<void> {
  const served = servedFiles(store, site, folder);
  for (const each of new Set(served.map(({ to }) => dirname(to)))) {
    await mkdir(each, { recursive: true });
  }
  for (const { from, to } of served) await sameFile(from, to);
}

/** Whether a served file is that of the store, or a copy that has not changed. */
async function isIntact(from: string, to: string): Promise<boolean> {
  const [stored, served] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
  if (stored.ino === served?.ino && stored.dev === served.dev) return true;
  if (stored.size !== served?.size) return false;
  return (await readFile(from)).equals(await readFile(to));
}

/**
 * Links the files of a served site to the store's blobs again. A blob that was damaged and then stored again is a new file, while the served
 * link still leads to the damaged one.
 */
export async function repairSite(store: DirectoryStore, hash: string): Promise<void> {
  const site = await readStoredSite(store, hash);
  if (!site) return;
  for (const { from, to } of servedFiles(store, site, store.path(`${SITES}/${hash}/files`))) {
    if (await isIntact(from, to)) continue;
    const draft = store.path(`${DRAFTS}/${randomUUID()}`);
    await mkdir(dirname(draft), { recursive: true });
    await mkdir(dirname(to), { recursive: true });
    await sameFile(from, draft);
    await rename(draft, to);
  }
}

/** Lays out a stored site for web servers, unless it is. Its files are those of the store under other names. */
export async function serveSite(store: DirectoryStore, hash: string): Promise<void> {
  if (await store.has(`${SITES}/${hash}/rules.lua`)) return;
  const site = await readStoredSite(store, hash);
  if (!site) return;
  const headers = parseHeaders(await textOf(store, site, HOST_FILES.headers));
  const redirects = parseRedirects(await textOf(store, site, HOST_FILES.redirects));
  const draft = store.path(`${DRAFTS}/${randomUUID()}`);
  try {
    await writeFiles(store, site, join(draft, 'files'));
    await writeFile(join(draft, 'rules.lua'), luaRules(headers, redirects));
    await writeFile(join(draft, 'rules.caddy'), caddyRules(headers, redirects));
    await mkdir(store.path(SITES), { recursive: true });
    await rename(draft, store.path(`${SITES}/${hash}`)).catch((error: unknown) => {
      // Another command was quicker.
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

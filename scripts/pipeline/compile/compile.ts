import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packedAt } from '#scripts/roots/packed.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { keepNewest, markUsed } from '../newest.ts';
import { fetchCompiled, storeCompiled } from '../stored/compiledApp.ts';
import { compileHash } from './fingerprint.ts';
import { WORKER_FILE } from './workerFile.ts';

/** Where compiled apps are in the cache, and where the one of a package is in it. */
export const COMPILED = 'compiled';

/** How many compiled apps a cache keeps besides those that were used within a day. */
const KEPT = 5;

/** A compiled app: the code of every brand, with no brand's data. */
export interface CompiledApp {
  hash: string;
  /** The folder: `client/` as served, `prerender/prerender.js` as threads import it, `worker/worker.js` without its site. */
  dir: string;
  /** Whether it was compiled now, kept from an earlier compile on this machine, or fetched from a store. */
  origin: 'compiled' | 'kept' | 'fetched';
}

/** Compiles into a folder; false if the code was edited meanwhile, since it must not get the earlier code's hash. */
async function compileInto(draft: string, root: string, hash: string): Promise<boolean> {
  const { compileClient, compilePrerender, compileWorker } = await import('./vite.ts');
  await compileClient(root, join(draft, 'client'));
  await compilePrerender(root, join(draft, 'prerender'));
  await compileWorker(root, dirname(join(draft, WORKER_FILE)));
  return compileHash(root) === hash;
}

/** Fetches or compiles an app that this machine does not have. */
async function make(
  root: string,
  cacheDir: string,
  { hash, dir }: { hash: string; dir: string },
  store: ObjectStore | undefined,
): Promise<CompiledApp> {
  const draft = `${dir}.${randomUUID()}.draft`;
  await mkdir(draft, { recursive: true });
  try {
    const isFetched = store !== undefined && (await fetchCompiled(store, hash, draft));
    if (!isFetched && !(await compileInto(draft, root, hash)))
      return await compile(root, cacheDir, store);
    await rename(draft, dir);
    keepNewest(join(cacheDir, COMPILED), KEPT);
    return { hash, dir, origin: isFetched ? 'fetched' : 'compiled' };
  } catch (error) {
    if (!existsSync(dir)) throw error;
    return { hash, dir, origin: 'kept' };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Compiles the client, the prerender bundle and the service worker, unless the same code was compiled before, on this machine or on one
 * that shares the store. A package brings its own. The folder appears atomically, so two concurrent builds need no lock: the first one wins.
 * @throws Vite's error if the code does not compile
 */
export async function compile(
  root: string,
  cacheDir: string,
  store?: ObjectStore,
): Promise<CompiledApp> {
  const hash = compileHash(root);
  const packed = packedAt(root) && join(root, COMPILED);
  const dir = packed ?? join(cacheDir, COMPILED, hash.slice(0, 24));
  const app: CompiledApp = (packed ? existsSync(packed) : markUsed(dir))
    ? { hash, dir, origin: 'kept' }
    : await make(root, cacheDir, { hash, dir }, store);
  if (store && app.origin !== 'fetched') await storeCompiled(store, app.hash, app.dir);
  return app;
}

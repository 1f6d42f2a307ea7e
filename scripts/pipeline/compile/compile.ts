import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compileHash } from './fingerprint.ts';
import { compileClient, compilePrerender, compileWorker, WORKER_FILE } from './vite.ts';

/** A compiled app: the code of every brand, with no brand's data. */
export interface CompiledApp {
  hash: string;
  /** The folder: `client/` as served, `prerender/prerender.js` as threads import it, `worker/worker.js` without its site. */
  dir: string;
  /** An earlier compile was used. */
  reused: boolean;
}

/**
 * Compiles the client, the prerender bundle and the service worker, unless the same code was compiled before. The folder appears
 * atomically, so two concurrent builds need no lock: the first one wins.
 * @throws Vite's error if the code does not compile
 */
export async function compile(root: string, cacheDir: string): Promise<CompiledApp> {
  const hash = compileHash(root);
  const dir = join(cacheDir, 'compiled', hash.slice(0, 24));
  if (existsSync(dir)) return { hash, dir, reused: true };
  const draft = `${dir}.${randomUUID()}.draft`;
  await mkdir(draft, { recursive: true });
  try {
    await compileClient(root, join(draft, 'client'));
    await compilePrerender(root, join(draft, 'prerender'));
    await compileWorker(root, dirname(join(draft, WORKER_FILE)));
    // Code edited meanwhile must not get the earlier code's hash.
    if (compileHash(root) !== hash) return await compile(root, cacheDir);
    await rename(draft, dir);
  } catch (error) {
    if (!existsSync(dir)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return { hash, dir, reused: false };
}

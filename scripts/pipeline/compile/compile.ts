import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compileHash } from './fingerprint.ts';
import { compileClient, compilePrerender, compileWorker, WORKER_FILE } from './vite.ts';

/** A compiled app: the code of every brand, knowing none. */
export interface CompiledApp {
  hash: string;
  /** The folder: `client/` as it is served, `prerender/prerender.js` as threads import it, `worker/worker.js` without its site. */
  dir: string;
  /** An earlier compile was used. */
  reused: boolean;
}

/**
 * Compiles the client, the prerender bundle and the service worker, unless this very code was compiled before. The folder appears whole or
 * not at all, so two builds at once need no lock: the first one there wins.
 * @throws what Vite throws where the code does not compile
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
    // Code that was edited meanwhile must not go by the name of what it was before.
    if (compileHash(root) !== hash) return await compile(root, cacheDir);
    await rename(draft, dir);
  } catch (error) {
    if (!existsSync(dir)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return { hash, dir, reused: false };
}

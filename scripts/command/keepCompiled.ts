import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { cacheRoot } from '#scripts/roots/roots.ts';

/** Keeps the code that is loaded from now on compiled in the cache, so that a command with little to do is quick. */
export function keepCompiled(): void {
  const folder = join(cacheRoot(), 'node');
  enableCompileCache(folder);
  // Threads only read the environment.
  process.env.NODE_COMPILE_CACHE = folder;
}

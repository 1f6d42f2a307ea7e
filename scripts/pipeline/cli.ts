/** `npm run build`: keeps the build's own code compiled, so that a build with little to do is quick. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { cacheRoot } from './paths.ts';

const folder = join(cacheRoot(), 'node');
enableCompileCache(folder);
// Threads only read the environment.
process.env.NODE_COMPILE_CACHE = folder;

await import('./run/main.ts');

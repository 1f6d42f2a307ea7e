/** `npm run build`: keeps the code of the build itself compiled, so that a build that has little to do is quick. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { cacheRoot } from './paths.ts';

const folder = join(cacheRoot(), 'node');
enableCompileCache(folder);
// Threads only look at the environment.
process.env.NODE_COMPILE_CACHE = folder;

await import('./run/main.ts');

import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Exit } from '#scripts/command/exit.ts';
import { cacheRoot } from '#scripts/roots/roots.ts';

/** `build`: runs one command line (without `node` and script) and returns the exit code. Keeps its own code compiled, so that a build with little to do is quick. */
export async function run(args: readonly string[]): Promise<Exit> {
  const folder = join(cacheRoot(), 'node');
  enableCompileCache(folder);
  // Threads only read the environment.
  process.env.NODE_COMPILE_CACHE = folder;
  const { main } = await import('./run/main.ts');
  return main(args);
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2));

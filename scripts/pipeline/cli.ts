import type { Exit } from '#scripts/command/exit.ts';
import { keepCompiled } from '#scripts/command/keepCompiled.ts';

/** `build`: runs one command line (without `node` and script) and returns the exit code. */
export async function run(args: readonly string[]): Promise<Exit> {
  keepCompiled();
  const { main } = await import('./run/main.ts');
  return main(args);
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2));

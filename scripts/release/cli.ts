import type { Exit } from '#scripts/command/exit.ts';
import type { Io } from '#scripts/command/io.ts';
import { keepCompiled } from '#scripts/command/keepCompiled.ts';
import { TERMINAL } from '#scripts/command/terminal.ts';

/** `release`: runs one command line (without `node` and script) and returns the exit code; see EXIT. */
export async function run(args: readonly string[], io: Io): Promise<Exit> {
  keepCompiled();
  const { main } = await import('./main.ts');
  return main(args, io);
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2), TERMINAL);

import { timedCommand } from './timedCommand.ts';

/** What `--json` prints of a build. */
export interface CommandResult {
  compiled: { ms: number };
  totals: { built: number; fresh: number; fetched: number; failed: number };
  ms: number;
  peakBytes: number;
}

/** Runs the build as an operator would; rejects if it fails. */
export async function build<Result = CommandResult>(
  cache: string,
  args: readonly string[],
): Promise<Result & { wholeMs: number }> {
  const script = 'scripts/pipeline/cli.ts';
  const { output, wholeMs } = await timedCommand(script, cache, ['--json', ...args]);
  return { ...JSON.parse(output), wholeMs };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ROOT } from '#scripts/roots/roots.ts';

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
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/pipeline/cli.ts', '--json', ...args], {
    cwd: ROOT,
    env: { ...process.env, LIVERY_CACHE: cache },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`The build ended with ${code}: ${output.slice(0, 2000)}`);
  return { ...JSON.parse(output), wholeMs: performance.now() - started };
}

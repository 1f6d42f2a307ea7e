import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ROOT } from '#scripts/roots/roots.ts';

/**
 * Runs a command as an operator would.
 * @param cache its cache folder
 * @returns what it printed, and how long it took in milliseconds of wall-clock time
 * @throws Error if it fails
 */
export async function timedCommand(
  script: string,
  cache: string,
  args: readonly string[],
): Promise<{ output: string; wholeMs: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    ...{ cwd: ROOT, env: { ...process.env, LIVERY_CACHE: cache } },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${script} ended with ${code}: ${output.slice(0, 2000)}`);
  return { output, wholeMs: performance.now() - started };
}

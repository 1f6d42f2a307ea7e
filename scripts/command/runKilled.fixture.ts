import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const KILLED = fileURLToPath(new URL('./killed.fixture.ts', import.meta.url));

/**
 * Runs a command that is killed at its n-th change of the file system; never for 0. Expects it to be killed then, or to succeed.
 * @param cli the module of the command, which exports `run`
 * @returns the number of changes that it made, if it was not killed
 */
export async function runKilled(cli: URL, at: number, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [KILLED, cli.href, String(at), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, ended] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(ended).toEqual(at === 0 ? [0, null] : [null, 'SIGKILL']);
  return Number(printed);
}

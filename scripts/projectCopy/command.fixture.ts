import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** The outcome of a command: it ended, or it says `ready` and serves until it is stopped. */
export type Outcome =
  | { kind: 'ended'; code: number; said: string }
  | { kind: 'serving'; url: string; said: string; end: () => Promise<void> };

/** All that a command sees of the environment: what a test runner adds would make it another one. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR'];

function environmentOf(more: Record<string, string>): Record<string, string> {
  const own = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(own), CI: '1', NO_COLOR: '1', ...more };
}

/** Ends a command with all that it has started, and waits until it is gone. */
async function endGroup({ pid }: ChildProcess, gone: Promise<unknown>): Promise<void> {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
  await gone;
}

/** Runs a line as a shell does, in a folder, until it ends or serves. What still runs ends with the test. */
export async function runCommand(
  cwd: string,
  line: string,
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const child = spawn(line, {
    cwd,
    shell: true,
    // A group of its own, for npm does not end what it has started.
    detached: true,
    env: environmentOf(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const url = /^ready (\S+)\n/m.exec(said)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
  });
  const gone = once(child, 'close').then(([code]) => Number(code ?? 1));
  const end = () => endGroup(child, gone);
  onTestFinished(end);
  return Promise.race([
    gone.then((code) => ({ kind: 'ended' as const, code, said })),
    ready.then((url) => ({ kind: 'serving' as const, url, said, end })),
  ]);
}

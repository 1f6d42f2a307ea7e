import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** The outcome of a command: it ended, or it prints `ready` and serves until it is stopped. */
export type Outcome =
  | { kind: 'ended'; code: number; said: string }
  | { kind: 'serving'; url: string; said: string; end: () => Promise<void> };

/** The environment passed to a command: a test runner's additions would change its behaviour. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR'];

function environmentOf(more: Record<string, string>): Record<string, string> {
  const own = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(own), CI: '1', NO_COLOR: '1', ...more };
}

/** Stops a command with all its child processes, and waits until it is gone. */
async function endGroup({ pid }: ChildProcess, gone: Promise<unknown>): Promise<void> {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM');
  } catch {
    // It has already ended.
  }
  await gone;
}

/** Runs a shell line in a folder until it ends or serves. A running one is stopped after the test. */
export async function runCommand(
  cwd: string,
  line: string,
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const child = spawn(line, {
    cwd,
    shell: true,
    // Its own process group, since npm does not stop its children.
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

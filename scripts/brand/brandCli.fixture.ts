import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { run } from './cli.ts';

const NOW = new Date('2026-03-03T12:00:00Z');

/** A test's folder, the tool running in it, and its output. */
export interface BrandCli {
  dir: string;
  out: string[];
  err: string[];
  /** Runs one command line in the folder and returns the exit code. */
  brand: (...args: string[]) => Promise<number>;
  /** Creates a brand without questions. */
  make: (id: string, ...flags: string[]) => Promise<number>;
  /** The last command's JSON output. */
  said: () => ReturnType<typeof JSON.parse>;
}

/** The command line in a folder that is removed after the test. */
export async function brandCli(): Promise<BrandCli> {
  const dir = await mkdtemp(join(tmpdir(), 'cli-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const out: string[] = [];
  const err: string[] = [];
  const io = {
    out: (text: string) => out.push(text),
    err: (text: string) => err.push(text),
    interactive: false,
    now: () => NOW,
  };
  const brand = (...args: string[]) => {
    out.length = 0;
    err.length = 0;
    return run(args.includes('--brands') ? args : [...args, '--brands', dir], io);
  };
  return {
    dir,
    out,
    err,
    brand,
    make: (id, ...flags) => brand('new', id, '--yes', ...flags),
    said: () => JSON.parse(out.join('\n')),
  };
}

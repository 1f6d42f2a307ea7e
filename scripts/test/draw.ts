import { execFileSync } from 'node:child_process';
import { sha256 } from '#scripts/pipeline/hash.ts';
import { ROOT } from '../setup/packages.mjs';

/** `LIVERY_ALL=1`: every brand, language, theme and device, and proofs at full length. Otherwise the seed selects some. */
export const EVERYTHING = process.env.LIVERY_ALL === '1';

/** Whether `npm test` runs for a push, which runs a share of the expensive tests. A single step, a change or the night runs all. */
export const IS_PUSH = process.env.LIVERY_PUSH === '1';

/** The current commit; outside a repository, a fixed word. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'livery';
  }
}

/** The seed of this run's draws: `LIVERY_SEED`, or the commit, so that each commit draws others. */
export const SEED = process.env.LIVERY_SEED || commit();

/** A number below 2³² for a key: the same in every process with the same seed. */
export const lotOf = (key: string, seed = SEED): number =>
  Number.parseInt(sha256(`${seed} ${key}`).slice(0, 8), 16);

/** One of several, drawn for a key; empty if none. */
export function drawnOf<Each>(key: string, all: readonly Each[], seed = SEED): Each[] {
  return all.filter((_each, at) => at === lotOf(key, seed) % all.length);
}

/** How many times this run tries what other runs try `count` times: at a push a quarter, since each push tries others. */
export const triesOf = (count: number): number => (IS_PUSH ? Math.ceil(count / 4) : count);

/** Whether this run has a test that each push runs once in so many times, drawn for the test's key. Other runs have all of them. */
export const isInShare = (key: string, oneIn: number): boolean =>
  !IS_PUSH || lotOf(key) % oneIn === 0;

import { execFileSync } from 'node:child_process';
import { sha256 } from '#scripts/pipeline/hash.ts';
import { ROOT } from '../setup/packages.mjs';

/** `LIVERY_ALL=1`: every brand, language, theme and device, and proofs at full length. Otherwise they are drawn by the seed. */
export const EVERYTHING = process.env.LIVERY_ALL === '1';

/** Whether `npm test` runs for a push, which plays a share of the expensive tests. A step on its own, for a change or at night plays all. */
export const IS_PUSH = process.env.LIVERY_PUSH === '1';

/** The commit that is checked out; outside a repository, a word that never changes. */
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

/** What the draws of this run follow from: `LIVERY_SEED`, or the commit, so that each commit draws others. */
export const SEED = process.env.LIVERY_SEED || commit();

/** A number below 2³² for a key: the same in every process with the same seed. */
export const lotOf = (key: string, seed = SEED): number =>
  Number.parseInt(sha256(`${seed} ${key}`).slice(0, 8), 16);

/** One of several, drawn for a key; none of none. */
export function drawnOf<Each>(key: string, all: readonly Each[], seed = SEED): Each[] {
  return all.filter((_each, at) => at === lotOf(key, seed) % all.length);
}

/** Whether this run has a test of which each push has one in so many, drawn for the key of the test. Other runs have all of them. */
export const isInShare = (key: string, oneIn: number): boolean =>
  !IS_PUSH || lotOf(key) % oneIn === 0;

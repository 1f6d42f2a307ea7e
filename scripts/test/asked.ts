import { parseArgs } from 'node:util';
import { changedFiles, reachesAll } from './changed.ts';
import type { Part } from './part.ts';

/** What is to be run. */
export interface Asked extends Part {
  /** The names of steps; all steps if empty. */
  steps: string[];
  /** Every variant, at full length. */
  all: boolean;
  /** Neither of them: a share of the dear tests will do. */
  push: boolean;
}

/** Reads `[STEP…] [--all] [--changed [REF]] [--shard 1/2]`. `--changed` alone means what is not committed yet. */
export function askedFor(argv: readonly string[], stepNames: readonly string[]): Asked {
  const args = argv.flatMap((arg, at) => {
    const next = argv[at + 1];
    const isAlone = next === undefined || next.startsWith('-') || stepNames.includes(next);
    return arg === '--changed' && isAlone ? ['--changed=HEAD'] : [arg];
  });
  const { values, positionals } = parseArgs({
    args,
    options: { all: { type: 'boolean' }, changed: { type: 'string' }, shard: { type: 'string' } },
    allowPositionals: true,
  });
  const { all = false, changed, shard } = values;
  const ref = changed !== undefined && !reachesAll(changedFiles(changed)) ? changed : undefined;
  return { steps: positionals, all, push: !all && changed === undefined, ref, shard };
}

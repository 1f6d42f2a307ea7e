import { UsageError } from '#scripts/command/exit.ts';
import { flagsOf } from '#scripts/command/readOrExit.ts';
import { parseShard } from '#scripts/pipeline/shard.ts';
import { changedFiles, reachesAll } from './changed.ts';
import type { Part } from './part.ts';

/** What is to be run. */
export interface Asked extends Part {
  /** The names of steps; all steps if empty. */
  steps: string[];
  /** Every variant, at full length. */
  all: boolean;
  /** Neither of them: a share of the slow tests will do. */
  push: boolean;
  /** The commit of `--changed`. Without a `ref`, its changes affect every test. */
  changed?: string | undefined;
}

/** A share as requested. */
export function shardOf(text: string | undefined): string | undefined {
  if (text === undefined || parseShard(text)) return text;
  throw new UsageError(`--shard wants i/n with i from 1 to n, such as 2/8, not "${text}".`);
}

/**
 * Parses `[STEP…] [--all] [--changed [REF]] [--shard 1/2]`. `--changed` alone means uncommitted changes.
 * @throws UsageError if a step, option, share or commit does not exist
 */
export function askedFor(argv: readonly string[], stepNames: readonly string[]): Asked {
  const args = argv.flatMap((arg, at) => {
    const next = argv[at + 1];
    const isAlone = next === undefined || next.startsWith('-') || stepNames.includes(next);
    return arg === '--changed' && isAlone ? ['--changed=HEAD'] : [arg];
  });
  const { values, positionals } = flagsOf(
    args,
    { all: { type: 'boolean' }, changed: { type: 'string' }, shard: { type: 'string' } },
    '--all, --changed [REF] and --shard i/n',
  );
  const unknown = positionals.filter((name) => !stepNames.includes(name));
  if (unknown.length > 0) {
    const known = stepNames.join(', ');
    throw new UsageError(`There is no step ${unknown.join(', ')}. The steps are ${known}.`);
  }
  const { all = false, changed } = values;
  const shard = shardOf(values.shard);
  const ref = changed !== undefined && !reachesAll(changedFiles(changed)) ? changed : undefined;
  return { steps: positionals, all, push: !all && changed === undefined, changed, ref, shard };
}

import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { UsageError } from '#scripts/command/exit.ts';

/** Where npm gets Livery from, as `dependencies` have it. */
export interface Dependency {
  spec: string;
  /** The package's file, which the repository gets a copy of. */
  file?: string;
}

const VERSION = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

const WAYS =
  'Give --from: the file livery-VERSION.tgz, its https:// address, or npm:@NAME/livery@VERSION, as the registry of your company has it.';

/**
 * The dependency for what `--from` says: always one exact version. There is no default, because the public registry has a package of this
 * name that is not Livery.
 * @throws UsageError if it is nothing exact
 */
export function dependencyOf(from: string | undefined): Dependency {
  if (from === undefined) throw new UsageError(`Where does npm get Livery from? ${WAYS}`);
  if (VERSION.test(from) || from.startsWith('https://')) return { spec: from };
  if (!from.endsWith('.tgz')) throw new UsageError(`"${from}" is no exact version. ${WAYS}`);
  if (!existsSync(from)) throw new UsageError(`There is no file ${from}.`);
  return { spec: `file:${basename(from)}`, file: resolve(from) };
}

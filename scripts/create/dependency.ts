import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { UsageError } from '#scripts/command/exit.ts';

/** Where npm gets Livery from, as `dependencies` have it. */
export interface Dependency {
  spec: string;
  /** The package's file, which the repository gets a copy of. */
  file?: string;
}

const VERSION = String.raw`\d+\.\d+\.\d+(-[\w.-]+)?`;
const NAMED = new RegExp(String.raw`^npm:@[\w.-]+/[\w.-]+@${VERSION}$`);
const PACKED = new RegExp(`-${VERSION}\\.tgz$`);

const WAYS =
  'Give --from: the file livery-VERSION.tgz, its https:// address, or npm:@SCOPE/NAME@VERSION, as the registry of your company has it.';

/** Whether a text is the address of one version's package: `https://packages.example/livery-1.2.3.tgz`. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname } = new URL(text);
  return protocol === 'https:' && PACKED.test(pathname) && text.endsWith(pathname);
}

/**
 * The dependency for what `--from` says: always one exact version. There is no default, and no name without a scope, because the public
 * registry has a package of this name that is not Livery.
 * @throws UsageError if it is nothing exact
 */
export function dependencyOf(from: string | undefined): Dependency {
  if (from === undefined) throw new UsageError(`Where does npm get Livery from? ${WAYS}`);
  if (NAMED.test(from) || isAddress(from)) return { spec: from };
  if (/^\w+:/.test(from) || !from.endsWith('.tgz')) {
    throw new UsageError(`"${from}" is no exact version of yours. ${WAYS}`);
  }
  if (!(existsSync(from) && statSync(from).isFile())) {
    throw new UsageError(`There is no file ${from}.`);
  }
  return { spec: `file:${basename(from)}`, file: resolve(from) };
}

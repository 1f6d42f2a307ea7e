import { join } from 'node:path';
import { commandLine } from '#scripts/command/commandLine.ts';
import { PROJECT } from '#scripts/roots/roots.ts';

/** The store of a command that names none. */
export const DEFAULT_STORE = join(PROJECT, 'releases');

/** A command on the same store, as an operator would type it: `npm run release -- promote --new`. */
export const releaseCommand = (command: string, store: string): string =>
  `\`${commandLine('release')} ${command}${store === DEFAULT_STORE ? '' : ` --store ${store}`}\``;

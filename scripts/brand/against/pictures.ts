import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '#scripts/command/exit.ts';
import { ROOT } from '#scripts/roots/roots.ts';

/** It starts sites and a browser, which the tests of journeys have. */
const PAIR = join(ROOT, 'e2e/shots/pair.ts');

/**
 * Refuses to promise pictures where they cannot be taken.
 * @param folder where they are wanted
 * @param findings whether no sites are built
 * @throws UsageError
 */
export function requirePictures(folder: string, findings: boolean): void {
  if (folder.trim() === '') {
    throw new UsageError('--pictures wants a folder, and its name is empty.');
  }
  if (findings) {
    throw new UsageError('--pictures cannot be combined with --findings: it needs the sites.');
  }
  if (!existsSync(PAIR)) throw new UsageError('--pictures needs the repository of Livery.');
}

/** Takes pictures of the brands in two builds into a folder, which has a sheet for each brand: `FOLDER/BRAND/index.html`. Returns whether it could. */
export async function takePictures(
  ids: readonly string[],
  places: { brands: string; here: string; there: string; name: string; out: string },
): Promise<boolean> {
  const flags = Object.entries({ ...places, out: resolve(places.out) });
  const args = flags.flatMap(([flag, value]) => [`--${flag}`, value]);
  // What it says goes to standard error, so that an answer in JSON stays alone.
  const child = spawn(process.execPath, [PAIR, ...args, ...ids], { stdio: ['ignore', 2, 2] });
  const [code] = await once(child, 'exit');
  return code === 0;
}

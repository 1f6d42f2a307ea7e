import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The flags that a headless Chromium needs in containers, and that keep it from calling home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without windows, also as Debian's package: the tests take a quarter less time in it. */
export const SHELL = 'chromium-headless-shell';

/** Browsers that can open a window. They render as for players, so timings are measured in them. */
export const WITH_WINDOWS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** @param {string} name */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/**
 * The path of a Chromium of this machine: `CHROMIUM_PATH`, or the first of the names on the PATH. `undefined` if there is none;
 * Playwright's own is then used, if installed.
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function findChromium(names = [SHELL, ...WITH_WINDOWS]) {
  return process.env.CHROMIUM_PATH || names.map(onPath).find((path) => path !== undefined);
}

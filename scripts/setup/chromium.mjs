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

/** Chromium without any window, Debian's package of it too: the tests take a quarter less time in it. */
export const SHELL = 'chromium-headless-shell';

const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @param {string} name */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/**
 * The path of a Chromium of this machine: `CHROMIUM_PATH`, or the first known name on the PATH.
 * `undefined` where there is none; Playwright's own is then used, if it is installed.
 * @returns {string | undefined}
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH || NAMES.map(onPath).find((path) => path !== undefined);
}

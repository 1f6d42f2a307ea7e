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

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium of this machine: `CHROMIUM_PATH`, or the first known name on the PATH.
 * `undefined` where there is none; Playwright's own is then used, if it is installed.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../../setup/chromium.mjs';

const FILE = join(import.meta.dirname, 'baselines', 'chromium.txt');

/** The browser version of this machine. */
async function installed(): Promise<string> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath && { executablePath }),
  });
  const version = browser.version();
  await browser.close();
  return version;
}

/** Stores the version that drew the baselines beside them. */
export async function keepVersion(): Promise<void> {
  writeFileSync(FILE, `${await installed()}\n`);
}

/** The note on a difference if the baselines come from another browser version; undefined if not. */
export async function versionNote(): Promise<string | undefined> {
  if (!existsSync(FILE))
    return 'There are no baselines yet: `npm run visual -- --update` makes them.';
  const [before, now] = [readFileSync(FILE, 'utf8').trim(), await installed()];
  return before === now
    ? undefined
    : `The baselines were drawn by Chromium ${before}, and this is ${now}: compare with the same version, or update them.`;
}

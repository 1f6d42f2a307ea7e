import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { installFromDebian, run } from './command.mjs';

/** Debian's Chromium, with a Bengali face so that screenshots show letters and not boxes. */
const PACKAGES = ['chromium', 'fonts-noto-core'];

async function hasPlaywrightBrowser() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}

/**
 * Finds a Chromium for the tests, or installs one: Playwright's own, else Debian's. Ends the process with a
 * clear message where neither can be had.
 */
export async function installBrowser() {
  if (findChromium() || (await hasPlaywrightBrowser())) return;
  console.log('Installing a Chromium for the tests …');
  if (run('npx', ['playwright', 'install', 'chromium']) && (await hasPlaywrightBrowser())) return;
  if (installFromDebian(PACKAGES) && findChromium()) return;
  console.error(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.',
  );
  process.exit(1);
}

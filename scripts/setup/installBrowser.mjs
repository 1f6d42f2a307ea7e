import { existsSync } from 'node:fs';
import { findChromium, SHELL } from './chromium.mjs';
import { installFromDebian, run } from './command.mjs';

/** Debian's Chromium, with a Bengali font so that screenshots show letters and not boxes; older releases have no shell. */
const OF_ANY_RELEASE = ['chromium', 'fonts-noto-core'];
const PACKAGES = [SHELL, ...OF_ANY_RELEASE];

async function hasPlaywrightBrowser() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}

/**
 * Finds a Chromium for the tests, or installs one: Playwright's own, else Debian's. One with windows is used if there is no other. Ends the
 * process with a clear message if there is none at all.
 */
export async function installBrowser() {
  const found = findChromium();
  if (process.env.CHROMIUM_PATH || found?.endsWith(SHELL) || (await hasPlaywrightBrowser())) return;
  if (found) {
    installFromDebian(PACKAGES);
    return;
  }
  console.log('Installing a Chromium for the tests: this can take a few minutes …');
  if (run('npx', ['playwright', 'install', 'chromium']) && (await hasPlaywrightBrowser())) return;
  if (installFromDebian(PACKAGES) || installFromDebian(OF_ANY_RELEASE)) return;
  console.error(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.',
  );
  process.exit(1);
}

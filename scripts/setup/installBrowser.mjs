import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { ROOT } from './packages.mjs';

const FIVE_MINUTES_MS = 300_000;

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: FIVE_MINUTES_MS,
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** Debian's Chromium, with a Bengali face so that screenshots show letters and not boxes. */
function installFromDebian() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  return (
    run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium', 'fonts-noto-core'])
  );
}

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
  if (installFromDebian() && findChromium()) return;
  console.error(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.',
  );
  process.exit(1);
}

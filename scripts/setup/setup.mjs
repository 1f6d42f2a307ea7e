/**
 * Makes a bare clone ready: the packages of the lock file, a Node 24 among them, with `--browser` a Chromium
 * and with `--postgres` a PostgreSQL. Runs before every npm script, so it is quick when nothing is missing. It
 * is the one script that must run on the machine's own Node (20 or newer).
 */
import { execFileSync } from 'node:child_process';
import { installBrowser } from './installBrowser.mjs';
import { installPostgres } from './installPostgres.mjs';
import { missingPackages, projectNode, ROOT } from './packages.mjs';

const missing = missingPackages();
if (missing.length > 0) {
  console.log(`Installing packages (${missing.length} missing or of another version) …`);
  execFileSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
}

const node = projectNode();
if (node.major < 24) {
  console.error(
    `Livery runs on Node 24; this machine has ${node.version}, and none of the bundled ones fits ` +
      `${process.platform}-${process.arch}. Install Node 24 and try again.`,
  );
  process.exit(1);
}

if (process.argv.includes('--browser')) await installBrowser();
if (process.argv.includes('--postgres')) installPostgres();

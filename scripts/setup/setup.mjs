/**
 * Makes a bare clone ready: installs the packages of the lock file, selects the Node for npm scripts, and installs a Chromium
 * with `--browser`, a PostgreSQL with `--postgres` and web servers with `--servers`. Runs before every npm script, so it is quick when nothing is missing. It
 * is the one script that must run on Node 20.
 */
import { execFileSync } from 'node:child_process';
import { installBrowser } from './installBrowser.mjs';
import { installPostgres } from './installPostgres.mjs';
import { installServers } from './installServers.mjs';
import { REQUIRED_MAJOR, selectNode } from './node.mjs';
import { missingPackages, ROOT } from './packages.mjs';

const missing = missingPackages();
if (missing.length > 0) {
  console.log(
    `Installing packages (${missing.length} missing or of another version): this can take a few minutes …`,
  );
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

const node = selectNode(ROOT);
if (node.major < REQUIRED_MAJOR) {
  console.error(
    `Livery runs on Node ${REQUIRED_MAJOR} or newer; this machine has ${node.version}, and no packaged Node was ` +
      `installed for ${process.platform}-${process.arch}. Install Node ${REQUIRED_MAJOR} and try again.`,
  );
  process.exit(1);
}

if (process.argv.includes('--browser')) await installBrowser();
if (process.argv.includes('--postgres')) installPostgres();
if (process.argv.includes('--servers')) installServers();

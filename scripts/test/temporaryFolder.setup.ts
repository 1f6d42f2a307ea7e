import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The variables that name the temporary folder: on Unix, and on Windows. */
export const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'];

/** Lets other users pass through the folder: PostgreSQL does not run as root. */
const PASSABLE = 0o711;

/**
 * Gives a run of the tests a temporary folder of its own, and removes it at the end with all that tests and their child processes have left
 * in it.
 */
export default function setup(): () => void {
  // A short name: the path of a socket has room for about a hundred bytes.
  const folder = mkdtempSync(join(tmpdir(), 'livery-'));
  chmodSync(folder, PASSABLE);
  for (const name of VARIABLES) process.env[name] = folder;
  // A child process that is just ending may still write into it.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

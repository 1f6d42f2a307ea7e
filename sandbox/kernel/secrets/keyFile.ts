import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newKey } from './secretKeys.ts';

/** Only its owner may read or write the file. */
const OWNER_ONLY = 0o600;

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Writes a new key to a file that does not exist yet, whole or not at all; another process's file stays. */
function makeKeyFile(path: string): void {
  const draft = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draft, `${newKey()}\n`, { mode: OWNER_ONLY });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
}

/** The text of a key file; the first time, a new key is created in it. */
export function readKeyFile(path: string): string {
  const read = () => readFileSync(path, 'utf8').trim();
  try {
    return read();
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  makeKeyFile(path);
  return read();
}

import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '#scripts/command/errorCode.ts';

/** Makes a folder, unless it is there. */
async function makeOne(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
  }
}

/**
 * Makes a folder and its parents. Node's own `recursive` never returns if a file system says that a parent is missing though it exists, as
 * `/proc` does.
 *
 * @throws the file system's error, also if a file has the name
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await makeOne(path);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await makeOne(path);
  }
}

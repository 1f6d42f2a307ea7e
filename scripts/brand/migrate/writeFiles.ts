import { access, constants, readdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '#scripts/command/errorCode.ts';
import { isRunning } from '#scripts/command/isRunning.ts';
import { writeProblem } from '#scripts/command/writeProblem.ts';
import { DRAFTS, replaceFile } from '#scripts/store/atomicWrite.ts';

type Files = readonly { path: string; text: string }[];

/**
 * Whether the folders of these files can be written: a file is replaced through its folder.
 * @throws UsageError if one cannot
 */
export async function requireWriteAccess(
  brandsDir: string,
  id: string,
  files: Files,
): Promise<void> {
  if (files.length === 0) return;
  const folders = files.map(({ path }) => dirname(join(brandsDir, id, path)));
  for (const folder of new Set([brandsDir, ...folders])) {
    await access(folder, constants.W_OK).catch((error: unknown) => {
      throw writeProblem(error, folder);
    });
  }
}

/** Removes the drafts of runs that were killed, and their folder unless there is something else in it. */
async function tidied(drafts: string): Promise<void> {
  try {
    for (const name of await readdir(drafts)) {
      const [, pid] = /^(\d+)-[\da-f-]{36}$/.exec(name) ?? [];
      if (pid && !isRunning(Number(pid))) await rm(join(drafts, name), { force: true });
    }
    await rmdir(drafts);
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EACCES', 'EPERM')) throw error;
  }
}

/**
 * Replaces files of a brand's folder one by one, each as a whole and in order. With the manifest last, a run that is stopped in between leaves a
 * folder of the old version, which reads as before: what has been carried already is not carried again.
 * @param done gets the path of each file once it is written
 */
export async function writeFiles(
  brandsDir: string,
  id: string,
  files: Files,
  done: (path: string) => void,
): Promise<void> {
  try {
    for (const { path, text } of files) {
      await replaceFile(brandsDir, join(brandsDir, id, path), Buffer.from(text));
      done(path);
    }
  } finally {
    await tidied(join(brandsDir, DRAFTS));
  }
}

import { randomUUID } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '#scripts/command/errorCode.ts';
import { makeFolder } from './makeFolder.ts';

/** The folder of a store for files that are being written. */
export const DRAFTS = '.drafts';

/** Writes a file or the entries of a folder to the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes the bytes beside their place, to the disk, and hands the file on; the draft is removed in any case. */
async function withDraft<T>(
  root: string,
  bytes: Uint8Array,
  place: (draft: string) => Promise<T>,
): Promise<T> {
  const draft = join(root, DRAFTS, `${process.pid}-${randomUUID()}`);
  await makeFolder(dirname(draft));
  try {
    const handle = await open(draft, 'wx', 0o644);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return await place(draft);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Makes a file, whole and on the disk, unless there is one. Returns whether it did: of two writers, one. Its name in the folder outlasts a
 * power cut once the folder is synced, which is not done for each of thousands of files.
 */
export const createFile = (root: string, path: string, bytes: Uint8Array): Promise<boolean> =>
  withDraft(root, bytes, async (draft) => {
    await makeFolder(dirname(path));
    try {
      await link(draft, path);
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    }
  });

/** Replaces a file as a whole. */
export const replaceFile = (root: string, path: string, bytes: Uint8Array): Promise<void> =>
  withDraft(root, bytes, async (draft) => {
    const folder = dirname(path);
    await makeFolder(folder);
    await rename(draft, path);
    await sync(folder);
  });

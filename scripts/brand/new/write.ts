import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a folder whole or not at all: beside its place first, then moved there at once. Throws if the folder already exists, and leaves
 * nothing behind.
 */
export async function writeFolder(dir: string, files: ReadonlyMap<string, string>): Promise<void> {
  const parent = dirname(dir);
  const draft = join(parent, `.new-${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  try {
    for (const [path, text] of files) {
      const file = join(draft, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    await rename(draft, dir);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

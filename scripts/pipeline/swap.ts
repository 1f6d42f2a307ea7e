import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** Replaces a folder by its draft, which is beside it. If that fails, the old folder is restored. */
export async function swap(draft: string, target: string): Promise<void> {
  if (!existsSync(target)) return rename(draft, target);
  const old = `${draft}.old`;
  await rename(target, old);
  try {
    await rename(draft, target);
  } catch (error) {
    await rename(old, target);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeProblem } from '#scripts/command/writeProblem.ts';
import { DRAFTS, replaceFile } from '#scripts/store/atomicWrite.ts';

/**
 * Replaces files of a brand's folder one by one, each as a whole and in order. With the manifest last, whoever stops it in between leaves a
 * folder of the old version, which reads as before: what has been carried already is not carried again.
 * @throws UsageError if they cannot be written
 */
export async function writeFiles(
  brandsDir: string,
  id: string,
  files: readonly { path: string; text: string }[],
): Promise<void> {
  try {
    for (const { path, text } of files) {
      await replaceFile(brandsDir, join(brandsDir, id, path), Buffer.from(text));
    }
  } catch (error) {
    throw writeProblem(error, join(brandsDir, id));
  } finally {
    // Also what a run that was killed has left there.
    await rm(join(brandsDir, DRAFTS), { recursive: true, force: true });
  }
}

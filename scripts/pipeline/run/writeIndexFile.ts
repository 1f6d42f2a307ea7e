import { rename, rm, writeFile } from 'node:fs/promises';
import { writeProblem } from '#scripts/command/writeProblem.ts';
import type { MergedBuild } from '../stored/merged.ts';

/**
 * Writes the index of a merged build, whole or not at all: half of one would publish half of the sites.
 * @throws UsageError if it cannot be written
 */
export async function writeIndexFile(file: string, index: MergedBuild): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  try {
    await writeFile(draft, `${JSON.stringify(index)}\n`);
    await rename(draft, file);
  } catch (error) {
    throw writeProblem(error, file);
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

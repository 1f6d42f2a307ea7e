import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '#scripts/command/exit.ts';
import { writeProblem } from '#scripts/command/writeProblem.ts';
import { swap } from '#scripts/pipeline/swap.ts';
import { BRANDS_SCRIPT } from './brandFiles.ts';

/**
 * Refuses to replace what is no Storybook.
 * @throws UsageError if the folder has other files
 */
export function requireReplaceable(out: string): void {
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, BRANDS_SCRIPT))) {
    throw new UsageError(`${out} has other files, so it is not replaced. Name another folder.`);
  }
}

/**
 * Writes a Storybook with its brands into a folder, whole or not at all, in the place of an earlier one.
 * @throws UsageError if the folder cannot be written
 */
export async function writeStorybook(
  storybook: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  out: string,
): Promise<void> {
  const draft = `${out}.${randomUUID()}.draft`;
  try {
    mkdirSync(draft, { recursive: true });
    cpSync(storybook, draft, { recursive: true });
    for (const [path, content] of files) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      writeFileSync(join(draft, path), content);
    }
    await swap(draft, out);
  } catch (error) {
    throw writeProblem(error, out);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

import { type Change, stampOf } from './changes.ts';
import { type EditedText, unedited } from './edits.ts';
import type { Step } from './steps/step.ts';

/** The path of a manifest in its folder. */
export const MANIFEST = 'brand.json';

/** The changes that lead a file of a folder to a version from the one before. */
function changesTo(version: number, path: string, steps: readonly Step[]): readonly Change[] {
  const ofFile = steps.filter(({ to, files }) => to === version && files.test(path));
  const stamp = path === MANIFEST ? [stampOf(version)] : [];
  return [...ofFile.flatMap(({ changes }) => changes), ...stamp];
}

/**
 * Carries a file of a brand's folder from one version to another, forward or back. Comments, order and what no step is about stay. A file
 * that has been carried already stays as it is.
 * @param path the file's path in its folder
 */
export function carry(
  path: string,
  text: string,
  { from, to }: { from: number; to: number },
  steps: readonly Step[],
): EditedText {
  let carried = unedited(text);
  for (let version = from + 1; version <= to; version += 1) {
    for (const { up } of changesTo(version, path, steps)) carried = up(carried);
  }
  for (let version = from; version > to; version -= 1) {
    for (const { down } of changesTo(version, path, steps).toReversed()) carried = down(carried);
  }
  return carried;
}

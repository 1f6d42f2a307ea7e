import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '#scripts/command/exit.ts';
import { RECORD } from '../emit.ts';

/** The built sites in a folder whose brands no longer exist, sorted. Anything else in it is ignored. */
export function orphanSites(outDir: string, brands: readonly string[]): string[] {
  if (!existsSync(outDir)) return [];
  return readdirSync(outDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .filter((name) => !brands.includes(name) && existsSync(join(outDir, name, RECORD)))
    .sort();
}

/**
 * Removes sites by name: only those whose brand is gone, so that no misspelt name costs a site in use.
 * @throws UsageError if a name is not that of such a site; nothing is removed then
 */
export function removeOrphans(
  outDir: string,
  brands: readonly string[],
  names: readonly string[],
): void {
  const orphans = orphanSites(outDir, brands);
  const problems = names
    .filter((name) => !orphans.includes(name))
    .map((name) =>
      brands.includes(name)
        ? `The site of "${name}" is not removed: its brand is still there.`
        : `There is no site "${name}" without a brand in ${outDir}.`,
    );
  if (problems.length > 0) throw new UsageError(...problems);
  for (const name of names) rmSync(join(outDir, name), { recursive: true });
}

/** The output of a full build about sites without a brand. */
export const orphanLines = (orphans: readonly string[]): string[] =>
  orphans.length === 0
    ? []
    : [
        `Built sites whose brand is gone: ${orphans.join(', ')}. Remove those that are no longer served with --remove-site ${orphans.join(' ')}.`,
      ];

import { UsageError } from '#scripts/command/exit.ts';
import { brandOfSite } from '#scripts/pipeline/markets.ts';
import { didYouMean } from '#scripts/pipeline/validate/nearest.ts';

/**
 * The sites that a command line asks for: all, or those named. A brand's name stands for the sites of all its markets.
 * @param where what a wrong name is not in, for the message: `There is no brand "x" in the store`
 * @throws UsageError for a name that is unknown, or if neither names nor `--all` are given, or both
 */
export function namedSites(
  names: readonly string[],
  all: boolean,
  known: readonly string[],
  where: string,
): string[] {
  if (all === names.length > 0) throw new UsageError('Give either names of brands or --all.');
  if (all) return [...known];
  const matching = (name: string) =>
    known.filter((site) => site === name || brandOfSite(site) === name);
  const problems = names
    .filter((name) => matching(name).length === 0)
    .map((name) => {
      const hint = didYouMean(name, known) ?? `there are ${known.join(', ') || 'none yet'}`;
      return `There is no brand "${name}" ${where}: ${hint}`;
    });
  if (problems.length > 0) throw new UsageError(...problems);
  return [...new Set(names.flatMap(matching))].sort();
}

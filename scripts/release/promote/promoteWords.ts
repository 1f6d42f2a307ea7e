import { type Io, paint } from '#scripts/command/io.ts';
import { count } from '#scripts/pipeline/validate/report.ts';
import { releaseCommand } from '../releaseCommand.ts';
import type { LiveState } from '../store/hosts.ts';
import { someOf } from '../words.ts';
import type { PromoteOutcome } from './promoteInRings.ts';

/** What a live state from before it was kept which revisions were ever live is taken for. */
export function assumedLines(
  assumed: readonly { brand: string; revision: number }[],
  { changedAt }: LiveState,
  store: string,
): string[] {
  if (assumed.length === 0) return [];
  const names = assumed.map(({ brand, revision }) => `${brand} r${revision}`);
  const brands = assumed.map(({ brand }) => brand).join(' ');
  return [
    `What is live was last changed at ${changedAt} by an earlier version of Livery, which did not keep what was ever live. All that was published by then counts as having been live, so this is not made live: ${names.join(', ')}. If it never was: ${releaseCommand(`promote ${brands}`, store)}.`,
  ];
}

/** What `--all` leaves off line. */
export const takenDownLines = (brands: readonly string[], store: string): string[] =>
  brands.length === 0
    ? []
    : [
        `Taken down, and left off line: ${someOf(brands)}. To make them live again: ${releaseCommand(`promote ${brands.join(' ')}`, store)}.`,
      ];

/** Prints what went live, ring by ring, and what failed a check. */
export function tellRings(outcome: PromoteOutcome, io: Io): void {
  const { rings, restored, failures = [] } = outcome;
  for (const [at, ring] of rings.entries()) {
    const { brands, revisions, generation, problems, checked } = ring;
    const place = rings.length > 1 ? `ring ${at + 1}, ` : '';
    const shown = someOf(brands.map((brand) => `${brand} r${revisions[brand]}`));
    const note = checked && problems.length === 0 ? ', checked' : '';
    io.out(
      `${place}generation ${generation}: ${count(brands.length, 'brand')} live (${shown})${note}`,
    );
    for (const { brand, check, reason } of problems) {
      io.err(paint('red', `${brand} failed the check of ${check}: ${reason}`));
    }
  }
  for (const failure of failures) io.err(paint('red', failure));
  if (restored !== undefined) {
    io.err(paint('red', `Stopped: generation ${restored} has the sites from before again.`));
  }
}

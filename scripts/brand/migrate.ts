import { join } from 'node:path';
import { EXIT, type Exit, UsageError } from '#scripts/command/exit.ts';
import { asJson, type Io, paint } from '#scripts/command/io.ts';
import { writeReason } from '#scripts/command/writeProblem.ts';
import { brandIds, requireBrands } from '#scripts/pipeline/brands.ts';
import { readBrand } from '#scripts/pipeline/readBrand.ts';
import { loadContext, type ValidationContext } from '#scripts/pipeline/validate/context.ts';
import type { Diagnostic } from '#scripts/pipeline/validate/diagnostic.ts';
import { count, report } from '#scripts/pipeline/validate/report.ts';
import { VERSION_RULE } from '#scripts/pipeline/validate/schemaVersion.ts';
import { validateBrand } from '#scripts/pipeline/validate/validateBrands.ts';
import { newestOf, STEPS } from '#scripts/pipeline/versions/steps.ts';
import { worded } from './comparison.ts';
import { folderFiles } from './migrate/folder.ts';
import { type Migration, migration, migrationProblems } from './migrate/migration.ts';
import { requireWriteAccess, writeFiles } from './migrate/writeFiles.ts';
import type { CommonOptions } from './options.ts';

export interface MigrateOptions extends CommonOptions {
  all: boolean;
  dryRun: boolean;
}

/** The outcome of the migration of one brand. */
interface Outcome extends Migration {
  id: string;
  /** Why the brand cannot be migrated. */
  problems: Diagnostic[];
  /** Mistakes that are left for a person to mend. */
  left: Diagnostic[];
  /** The paths of the files that were written. */
  written: string[];
  /** Why the other files could not be written. */
  failed?: string;
}

async function planned(brandsDir: string, id: string): Promise<Outcome> {
  const files = await folderFiles(join(brandsDir, id));
  const problems = migrationProblems(files, id, STEPS);
  const plan = problems.length > 0 ? { stages: [], files: [] } : migration(files, STEPS);
  return { id, problems, left: [], written: [], ...plan };
}

/** Which files were written, or would be. */
function writing({ id, files, written, failed }: Outcome, dryRun: boolean): string {
  const paths = files.map(({ path }) => path);
  const listed = (of: readonly string[]) =>
    `${count(of.length, 'file')} of ${id}: ${of.join(', ')}`;
  if (dryRun) return `Would write ${listed(paths)}`;
  if (written.length === paths.length) return `Wrote ${listed(paths)}`;
  const missing = paths.filter((path) => !written.includes(path));
  const some = written.length > 0 ? `Wrote ${listed(written)}\n` : '';
  const why = failed ?? 'The brand before could not be written.';
  const rest = `Did not write ${listed(missing)}\n${why}\nThe folder reads as before; run the command again to finish.`;
  return some + paint('red', rest);
}

function lines(outcome: Outcome, dryRun: boolean): string[] {
  const { id, problems, left, stages } = outcome;
  if (problems.length > 0) return [report(problems)];
  const newest = newestOf(STEPS);
  if (stages.length === 0) return [`${id} is of version ${newest} already.`];
  const told = stages.flatMap(({ from, to, titles, difference }) => [
    paint('bold', `${id}: version ${from} to ${to}`),
    ...titles,
    worded(difference, `version ${from}`, `version ${to}`),
    '',
  ]);
  const rest = left.length > 0 ? [paint('yellow', 'Left for you to mend:'), report(left), ''] : [];
  return [...told, ...rest, writing(outcome, dryRun)];
}

/** Writes brand by brand, until one cannot be written. */
async function write(brandsDir: string, outcomes: readonly Outcome[]): Promise<void> {
  for (const { id, files } of outcomes) await requireWriteAccess(brandsDir, id, files);
  for (const outcome of outcomes) {
    try {
      await writeFiles(brandsDir, outcome.id, outcome.files, (path) => outcome.written.push(path));
    } catch (error) {
      outcome.failed = writeReason(error) ?? String(error);
      return;
    }
  }
}

/** The brands that the command line names. */
async function wantedIds(names: readonly string[], options: MigrateOptions): Promise<string[]> {
  const ids = await brandIds(options.brands);
  if (options.all === names.length > 0) {
    throw new UsageError('Name the brands to migrate, or give --all.');
  }
  requireBrands(names, ids);
  return options.all ? ids : ids.filter((id) => names.includes(id));
}

/** The mistakes in a folder, apart from its version. */
async function mistakesIn(
  brandsDir: string,
  id: string,
  context: ValidationContext,
): Promise<Diagnostic[]> {
  const found = await validateBrand(await readBrand(brandsDir, id), context);
  return found.filter(({ rule }) => rule !== VERSION_RULE);
}

/**
 * `migrate NAME…|--all`: carries folders of an older version to the current one and says what becomes different. No brand is written if one
 * of them cannot be carried.
 */
export async function migrate(
  names: readonly string[],
  options: MigrateOptions,
  io: Io,
): Promise<Exit> {
  const { brands, dryRun } = options;
  const ids = await wantedIds(names, options);
  const outcomes = await Promise.all(ids.map((id) => planned(brands, id)));
  const isRefused = outcomes.some(({ problems }) => problems.length > 0);
  if (!isRefused && !dryRun) await write(brands, outcomes);
  const isFailed = outcomes.some(({ failed }) => failed !== undefined);
  const context = await loadContext();
  for (const outcome of isRefused ? [] : outcomes) {
    if (outcome.files.length > 0) outcome.left = await mistakesIn(brands, outcome.id, context);
  }
  if (options.json) {
    const version = newestOf(STEPS);
    io.out(asJson({ version, written: !dryRun && !isRefused && !isFailed, brands: outcomes }));
  } else {
    const shown = isRefused ? outcomes.filter(({ problems }) => problems.length > 0) : outcomes;
    if (ids.length === 0) io.out(`There are no brands in ${brands}.`);
    for (const outcome of shown) io.out(lines(outcome, dryRun).join('\n'));
    if (isRefused) io.out(paint('red', 'Nothing was written.'));
  }
  const isLeft = outcomes.some(({ left }) => left.length > 0);
  return isRefused || isFailed || isLeft ? EXIT.invalid : EXIT.fine;
}

import { join, resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { commandLine } from '#scripts/command/commandLine.ts';
import { EXIT, type Exit, UsageError } from '#scripts/command/exit.ts';
import { systemProblem } from '#scripts/command/systemProblem.ts';
import { cacheRoot, PROJECT, ROOT } from '#scripts/roots/roots.ts';
import { openStore } from '#scripts/store/openStore.ts';
import { StoreFailure } from '#scripts/store/storeFailure.ts';
import { brandIds, siteIds } from '../brands.ts';
import { compile } from '../compile/compile.ts';
import { BuildFailure } from '../failure.ts';
import { count } from '../validate/report.ts';
import { indexShards, type MergeOptions, mergeShards } from './merge.ts';
import { buildOptions, type Flags, mergeOptions } from './options.ts';
import { orphanLines, orphanSites, removeOrphans } from './orphans.ts';
import type { BuildResult, Listener } from './outcome.ts';
import { asJson, failureLines, listenerFor, type Output, summary } from './report.ts';
import { type BuildOptions, runBuild } from './run.ts';
import { writeIndexFile } from './writeIndexFile.ts';

const program = (): Command =>
  new Command(commandLine('build'))
    .description('Builds the site of each brand into a folder of its own.')
    .option('--all', 'every brand (the default)')
    .option('--brand <name...>', 'only these brands')
    .option('--brands <folder>', 'the folder of brands', join(PROJECT, 'brands'))
    .option('--out <folder>', 'where the sites go', join(PROJECT, 'dist'))
    .option('--shard <i/n>', 'the i-th of n parts of the brands')
    .option('--store <place>', 'what machines share: a folder or s3://BUCKET')
    .option('--merge <n>', 'join the n shards that the store has, and build nothing')
    .option('--index <file>', 'merge into a file for `release publish`, not into sites')
    .option('--jobs <n>', 'brands at once (as many as there are cores)')
    .option('--json', 'only the result, as JSON')
    .option('--force', 'build also what is fresh')
    .option('--remove-site <name...>', 'remove sites whose brand is gone, and build nothing')
    .option('--compile-only', 'compile the code and build no brand')
    .allowExcessArguments(false)
    .exitOverride();

const output: Output = {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
  terminal: process.stdout.isTTY === true && process.env.CI === undefined,
};

const allSites = async (brandsDir: string): Promise<string[]> =>
  siteIds(brandsDir, await brandIds(brandsDir));

/** Runs a build or a merge, and reports it. */
async function reported(
  flags: Flags,
  { brandsDir, outDir, ids }: Pick<BuildOptions, 'brandsDir' | 'outDir' | 'ids'>,
  run: (listener: Listener) => Promise<BuildResult>,
): Promise<Exit> {
  const json = flags.json === true;
  const { listener, stop } = listenerFor(output, json, ids.length);
  const result = await run(listener).finally(stop);
  const failures = failureLines(result);
  const orphans = orphanSites(outDir, await allSites(brandsDir));
  if (json) output.out(asJson(result, orphans));
  else output.out([...orphanLines(flags.brand ? [] : orphans), summary(result)].join('\n'));
  for (const line of json ? [] : failures) output.err(line);
  return failures.length > 0 ? EXIT.invalid : EXIT.fine;
}

/** Merges shards into an index. */
async function writeIndex(options: MergeOptions, file: string, json: boolean): Promise<Exit> {
  const { index, invalid } = await indexShards(options);
  await writeIndexFile(file, index);
  const sites = index.sites.length;
  if (json) output.out(JSON.stringify({ index: file, sites, failed: invalid }, null, 2));
  else output.out(`${count(sites, 'site')} in ${file}`);
  for (const line of json ? [] : failureLines({ brands: invalid })) output.err(line);
  return invalid.length > 0 ? EXIT.invalid : EXIT.fine;
}

async function build(flags: Flags): Promise<Exit> {
  if (flags.merge === undefined) {
    const options = await buildOptions(flags);
    return reported(flags, options, (listener) => runBuild(options, listener));
  }
  const options = await mergeOptions(flags, flags.merge);
  if (flags.index !== undefined) {
    return writeIndex(options, flags.index, flags.json === true);
  }
  return reported(flags, options, (listener) => mergeShards(options, listener));
}

async function runLine(args: readonly string[]): Promise<Exit> {
  const flags = program().parse(args, { from: 'user' }).opts<Flags>();
  if (flags.removeSite) {
    const sites = await allSites(resolve(flags.brands));
    removeOrphans(resolve(flags.out), sites, flags.removeSite);
    output.out(`removed ${flags.removeSite.join(', ')}`);
    return EXIT.fine;
  }
  if (!flags.compileOnly) return build(flags);
  await compile(ROOT, cacheRoot(), flags.store ? await openStore(flags.store) : undefined);
  return EXIT.fine;
}

/** Runs one command line and returns the exit code. What is wrong is printed. */
export async function main(args: readonly string[]): Promise<Exit> {
  try {
    return await runLine(args);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    if (error instanceof UsageError || error instanceof BuildFailure) {
      for (const problem of error.problems) output.err(problem);
      return error instanceof UsageError ? EXIT.usage : EXIT.invalid;
    }
    const problem = error instanceof StoreFailure ? error.message : systemProblem(error);
    output.err(
      problem ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
    return EXIT.invalid;
  }
}

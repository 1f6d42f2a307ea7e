import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '#scripts/command/exit.ts';
import { ROOT } from '../setup/packages.mjs';
import { type Importers, ONLY_TESTED, readImporters } from './importers.ts';
import { reachOf } from './reachOf.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })
    .split('\n')
    .filter(Boolean);

/** The commit where this work branched off another. */
function leftAt(ref: string): string {
  try {
    const [base = ref] = git('merge-base', ref, 'HEAD');
    return base;
  } catch {
    throw new UsageError(
      `--changed wants a commit, branch or tag that is in this clone, not "${ref}".`,
    );
  }
}

/**
 * The files that differ from where this work branched off `ref`, untracked ones too.
 * @throws UsageError if there is no such ref
 */
export function changedFiles(ref: string): string[] {
  return [
    ...git('diff', '--name-only', leftAt(ref)),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Files that tests read without importing, or that nearly all rely on. */
const GROUND = [
  /^(package(-lock)?|tsconfig)\.json$/,
  /^([^/]+|e2e\/[^/]+)\.config\.ts$/,
  /^(schemas|tokens|brands|\.storybook)\//,
  /^src\/(app|platform)\//,
  /^scripts\/(pipeline|setup|test)\//,
  /^sandbox\/([^/]+|(instances|kernel|ledger|seeds|testing)\/.*)$/,
];

const isTest = (file: string): boolean => /\.(test|stories)\.tsx?$/.test(file);

/** Whether one of these changes affects every test. */
export const reachesAll = (files: readonly string[]): boolean =>
  files.some((file) => !isTest(file) && GROUND.some((ground) => ground.test(file)));

/**
 * The features whose screens a change is in, and the specs that it changes or that import its files; undefined if it affects more journeys
 * than that.
 */
export function screensAndSpecs(
  files: readonly string[],
  importers: Importers = readImporters(),
  exists: (file: string) => boolean = (file) => existsSync(join(ROOT, file)),
): { features: string[]; specs: string[] } | undefined {
  const features = new Set<string>();
  const specs = new Set<string>();
  for (const file of files.filter((each) => !ONLY_TESTED.test(each) && !each.endsWith('.md'))) {
    const reach = reachOf(file, importers, exists(file));
    if (!reach) return undefined;
    for (const feature of reach.features) features.add(feature);
    for (const spec of reach.specs) specs.add(spec);
  }
  return { features: [...features].sort(), specs: [...specs].sort() };
}

import { execFileSync } from 'node:child_process';
import { ROOT } from '../setup/packages.mjs';
import { featuresWith, type Importers, importersInSrc } from './featuresWith.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * The files that differ from where this work left `ref`, those that git does not track yet among them.
 * @throws where there is no such ref
 */
export function changedFiles(ref: string): string[] {
  const [base = ref] = git('merge-base', ref, 'HEAD');
  return [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** What tests read without importing it, and what nearly all of them stand on. */
const GROUND = [
  /^(package(-lock)?|tsconfig)\.json$/,
  /^([^/]+|e2e\/[^/]+)\.config\.ts$/,
  /^(schemas|tokens|brands|\.storybook)\//,
  /^src\/(app|platform)\//,
  /^scripts\/(pipeline|setup|test)\//,
  /^sandbox\/([^/]+|(instances|kernel|ledger|seeds|testing)\/.*)$/,
];

const isTest = (file: string): boolean => /\.(test|stories)\.tsx?$/.test(file);

/** Whether a change among these reaches so far that no test is left out. */
export const reachesAll = (files: readonly string[]): boolean =>
  files.some((file) => !isTest(file) && GROUND.some((ground) => ground.test(file)));

/** What no journey depends on. */
const NO_JOURNEY = /^(docs|\.github|scripts\/(bench|check|codegen|guides|test|ui))\/|\.md$/;

/**
 * The features whose screens a change is in, and the specs that have changed themselves; undefined where journeys depend on
 * more of it.
 */
export function screensAndSpecs(
  files: readonly string[],
  importers: () => Importers = importersInSrc,
): { features: string[]; specs: string[] } | undefined {
  const features = new Set<string>();
  const specs = new Set<string>();
  let read: Importers | undefined;
  const known = () => {
    read ??= importers();
    return read;
  };
  for (const file of files.filter((each) => !isTest(each) && !NO_JOURNEY.test(each))) {
    const spec = /^e2e\/([^/]+\.spec\.ts)$/.exec(file)?.[1];
    if (spec) {
      specs.add(spec);
      continue;
    }
    const found = file.startsWith('src/') ? featuresWith(file, known()) : undefined;
    if (!found) return undefined;
    for (const feature of found) features.add(feature);
  }
  return { features: [...features].sort(), specs: [...specs].sort() };
}

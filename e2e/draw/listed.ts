import { spawnSync } from 'node:child_process';
import { ROOT } from '../../scripts/setup/packages.mjs';
import type { Journey } from './drawJourneys.ts';

export const PLAYWRIGHT = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'e2e/playwright.config.ts',
];

interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; file: string; tests: { projectName: string }[] }[];
}

/** The journeys of a suite. The outermost has the name of its file for a title, which is no part of theirs. */
function journeysOf({ specs, suites = [] }: Suite, groups: readonly string[] = []): Journey[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName }) => ({ project: projectName, file, titles: [...groups, title] })),
  );
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, [...groups, suite.title]))];
}

/**
 * All journeys that Playwright finds with some of its arguments.
 * @throws what it says where it finds none, or cannot read them
 */
export function listedJourneys(args: readonly string[]): Journey[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...PLAYWRIGHT, '--list', '--reporter=json', ...args],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(`The journeys cannot be listed.\n${stdout}${stderr}`);
  const { suites }: { suites: Suite[] } = JSON.parse(stdout);
  return suites.flatMap((suite) => journeysOf(suite));
}

/** A line of Playwright's `--test-list`. */
export const lineOf = ({ project, file, titles }: Journey): string =>
  [`[${project}]`, file, ...titles].join(' › ');

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '#scripts/command/exit.ts';
import { ROOT } from '../../scripts/setup/packages.mjs';
import type { Journey } from './drawJourneys.ts';
import { skippedDevice } from './skippedDevices.ts';

export const PLAYWRIGHT = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'e2e/playwright.config.ts',
];

interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; file: string; line: number; tests: { projectName: string }[] }[];
}

/** A journey and its line in the file. */
interface Listed extends Journey {
  line: number;
}

/** The journeys of a suite. The title of the outermost suite is its file's name, which is not part of their titles. */
function journeysOf({ specs, suites = [] }: Suite, groups: readonly string[] = []): Listed[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName }) => ({
      ...{ project: projectName, file, line },
      titles: [...groups, title],
    })),
  );
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, [...groups, suite.title]))];
}

/** The journeys of a file, without those skipped on their device. */
function madeOf(file: string, journeys: readonly Listed[]): Journey[] {
  const source = readFileSync(join(ROOT, 'e2e', file), 'utf8');
  const lines = journeys.map(({ line }) => line);
  return journeys.filter(({ project, line }) => skippedDevice(source, lines, line) !== project);
}

/**
 * All journeys that Playwright finds with these arguments, without those skipped on their device.
 * @throws UsageError where it finds none; what it says where it cannot read them
 */
export function listedJourneys(args: readonly string[]): Journey[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...PLAYWRIGHT, '--list', '--reporter=json', ...args],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (stdout.includes('No tests found')) {
    throw new UsageError(`No journey is found with ${args.join(' ')}.`);
  }
  if (status !== 0) throw new Error(`The journeys cannot be listed.\n${stdout}${stderr}`);
  const { suites }: { suites: Suite[] } = JSON.parse(stdout);
  const all = suites.flatMap((suite) => journeysOf(suite));
  const files = [...new Set(all.map(({ file }) => file))];
  return files.flatMap((file) =>
    madeOf(
      file,
      all.filter((journey) => journey.file === file),
    ),
  );
}

/** A line of Playwright's `--test-list`, which leaves out groups without a title. */
export const lineOf = ({ project, file, titles }: Journey): string =>
  [`[${project}]`, file, ...titles.filter(Boolean)].join(' › ');

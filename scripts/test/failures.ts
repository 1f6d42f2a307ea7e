import { existsSync, readFileSync } from 'node:fs';
import type { Count } from './steps.ts';

interface VitestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** Terminal colours, which must not appear in a summary. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a colour starts with the escape.
const COLOURS = /\u001b\[[\d;]*m/g;

/** How many lines of a message are shown. */
const LINES = 6;

function told(name: string, message = ''): string {
  const lines = message.replaceAll(COLOURS, '').split('\n').slice(0, LINES);
  return [name, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join(
    '\n',
  );
}

function ofVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message === '' ? [] : [told(name, message)]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => told(`${name}: ${fullName}`, failureMessages[0])),
  ]);
}

function ofSuite({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        told(
          `${file} [${projectName}]: ${title}`,
          results.find(({ error }) => error)?.error?.message,
        ),
      ),
  );
  return [...own, ...suites.flatMap(ofSuite)];
}

function ofPlaywright({ suites, errors }: PlaywrightReport): string[] {
  return [
    ...errors.map(({ message }) => told('outside a test', message)),
    ...suites.flatMap(ofSuite),
  ];
}

/** The failed tests of a step, each with the first lines of its error. */
export function failures(count: Count): string[] {
  if (count.kind === 'exit' || !existsSync(count.report)) return [];
  const report = JSON.parse(readFileSync(count.report, 'utf8'));
  return count.kind === 'vitest' ? ofVitest(report) : ofPlaywright(report);
}

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

/** Colours of a terminal, which have no place in a summary. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape is what begins a colour.
const COLOURS = /\u001b\[[\d;]*m/g;

/** How much of a message says what was wrong. */
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

/** The tests of a step that failed, each with the first lines of what was wrong. */
export function failures(count: Count): string[] {
  if (count.kind === 'exit' || !existsSync(count.report)) return [];
  const report = JSON.parse(readFileSync(count.report, 'utf8'));
  return count.kind === 'vitest' ? ofVitest(report) : ofPlaywright(report);
}

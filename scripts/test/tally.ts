import { existsSync, readFileSync } from 'node:fs';
import type { Count } from './steps.ts';

/** How many tests of a step passed, failed, and were skipped. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number };
  errors: unknown[];
}

/** A suite that broke before its first test counts as one failure, or it would be lost. */
function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
  };
}

function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * The tally of a step that ended with `exitCode`. A step that failed without any failed test (it crashed, or wrote no report) counts as one
 * failure, and so does one without any test, unless it was to run only what a change affects.
 */
export function tally(count: Count, exitCode: number): Tally {
  if (count.kind === 'exit') {
    return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  }
  const mayBeEmpty = count.mayBeEmpty === true && exitCode === 0;
  if (!existsSync(count.report)) return { passed: 0, failed: mayBeEmpty ? 0 : 1, skipped: 0 };
  const report = JSON.parse(readFileSync(count.report, 'utf8'));
  const result = count.kind === 'vitest' ? tallyVitest(report) : tallyPlaywright(report);
  const nothingRan = result.passed + result.failed === 0 && !mayBeEmpty;
  const silentFailure = exitCode !== 0 && result.failed === 0;
  return nothingRan || silentFailure ? { ...result, failed: result.failed + 1 } : result;
}

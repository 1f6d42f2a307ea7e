import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tally } from './tally.ts';

function reportFile(report: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'livery-tally-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const vitest = (passed: number, failed: number, testResults: unknown[] = []) => ({
  kind: 'vitest' as const,
  report: reportFile({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 0,
    testResults,
  }),
});

describe('the tally of a test step', () => {
  it('counts the tests in the report', () => {
    expect(tally(vitest(7, 2), 1)).toEqual({ passed: 7, failed: 2, skipped: 0 });
  });

  it('counts a suite that failed before its first test as a failure', () => {
    const broken = vitest(7, 0, [{ status: 'failed', assertionResults: [] }]);
    expect(tally(broken, 1).failed).toBe(1);
  });

  it('counts a crash without a failed test as a failure', () => {
    expect(tally(vitest(7, 0), 1).failed).toBe(1);
  });

  it('counts a run without tests, and a missing report, as a failure', () => {
    expect(tally(vitest(0, 0), 0).failed).toBe(1);
    expect(tally({ kind: 'playwright', report: '/nowhere.json' }, 0).failed).toBe(1);
  });

  it('accepts an empty step with --changed if it ended without an error', () => {
    const nothing = { passed: 0, failed: 0, skipped: 0 };
    expect(tally({ ...vitest(0, 0), mayBeEmpty: true }, 0)).toEqual(nothing);
    const unwritten = { kind: 'playwright', report: '/nowhere.json', mayBeEmpty: true } as const;
    expect(tally(unwritten, 0)).toEqual(nothing);
    expect(tally(unwritten, 1).failed).toBe(1);
  });

  it('counts an error outside the journeys as a failure', () => {
    const report = reportFile({
      stats: { expected: 3, unexpected: 1, skipped: 2 },
      errors: [{ message: 'The sites did not start.' }],
    });
    expect(tally({ kind: 'playwright', report }, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });
});

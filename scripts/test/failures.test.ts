import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failures } from './failures.ts';

function reportFile(report: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'livery-failures-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

describe('the failures of a step', () => {
  it('are the failed tests of Vitest, and the files that could not run', () => {
    const report = reportFile({
      testResults: [
        {
          name: 'a.test.ts',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'pays once',
              failureMessages: ['\u001b[31mexpected 2 to be 1\u001b[39m'],
            },
          ],
        },
        { name: 'b.test.ts', message: 'cannot be read', assertionResults: [] },
      ],
    });
    expect(failures({ kind: 'vitest', report })).toEqual([
      'a.test.ts: pays once\n    expected 2 to be 1',
      'b.test.ts\n    cannot be read',
    ]);
  });

  const journey = (title: string, status: string) => ({
    title,
    file: 'lobby.spec.ts',
    tests: [{ projectName: 'phone', status, results: [{ error: { message: 'no games' } }] }],
  });
  const specs = [journey('loads', 'expected'), journey('ends', 'unexpected')];
  const count = {
    kind: 'playwright' as const,
    report: reportFile({ errors: [], suites: [{ specs: [], suites: [{ specs }] }] }),
  };

  it('are the failed journeys', () => {
    expect(failures(count)).toEqual(['lobby.spec.ts [phone]: ends\n    no games']);
  });

  it('are unknown without a report', () => {
    expect(failures({ kind: 'vitest', report: '/nowhere.json' })).toEqual([]);
    expect(failures({ kind: 'exit' })).toEqual([]);
  });
});

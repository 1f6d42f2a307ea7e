import { DrizzleQueryError } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { reasonOf } from './closing.ts';

afterEach(() => vi.restoreAllMocks());

it('a connection closed after a failed query reveals no values to the page or the log', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failed = new DrizzleQueryError('SELECT … = $1', ['hash of a token'], new Error('gone'));
  expect(reasonOf(failed)).toBe('unexpected_error');
  expect(report.mock.calls.flat().map(String).join()).toMatch(/^A query failed: SELECT … = \$1/);
  expect(JSON.stringify(report.mock.calls)).not.toContain('hash of a token');
});

it('a rejected connection is closed with the reason', () => {
  expect(reasonOf(new Refusal('system_maintenance'))).toBe('system_maintenance');
});

import { DrizzleQueryError } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { reasonOf } from './closing.ts';

afterEach(() => vi.restoreAllMocks());

it('a connection that ends with a failed query tells nobody the values of it, the log neither', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failed = new DrizzleQueryError('SELECT … = $1', ['hash of a token'], new Error('gone'));
  expect(reasonOf(failed)).toBe('unexpected_error');
  expect(report.mock.calls.flat().map(String).join()).toMatch(/^A query failed: SELECT … = \$1/);
  expect(JSON.stringify(report.mock.calls)).not.toContain('hash of a token');
});

it('a connection that is refused ends with the reason of the refusal', () => {
  expect(reasonOf(new Refusal('system_maintenance'))).toBe('system_maintenance');
});

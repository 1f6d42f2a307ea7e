import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { failureReport } from './failureReport.ts';

it('a failed query is reported with its reason, without its values', () => {
  const cause = new Error('duplicate key value violates unique constraint "member_account"');
  const report = failureReport(
    new DrizzleQueryError('insert into member values ($1)', ['rafi', '$argon2id$hash'], cause),
  );
  expect(report).toContain('insert into member values ($1)');
  expect(report).toContain('member_account');
  expect(report).not.toMatch(/rafi|argon2id/);
});

it('any other failure is reported with its origin', () => {
  expect(failureReport(new TypeError('x is not a function'))).toMatch(/TypeError: x[\s\S]*at /);
  expect(failureReport('gone')).toBe('gone');
});

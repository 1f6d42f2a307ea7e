import { DrizzleQueryError } from 'drizzle-orm';

/** A failure for the log: a query without its bound values, which may be names, phone numbers or hashes. */
export function failureReport(error: unknown): string {
  if (error instanceof DrizzleQueryError) {
    return `A query failed: ${error.query}\n${failureReport(error.cause)}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

import { DrizzleQueryError } from 'drizzle-orm';

/**
 * A failure as a log may hold it: a query goes without the values that were bound to it, which may be names, numbers of
 * phones or hashes.
 */
export function failureReport(error: unknown): string {
  if (error instanceof DrizzleQueryError) {
    return `A query failed: ${error.query}\n${failureReport(error.cause)}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

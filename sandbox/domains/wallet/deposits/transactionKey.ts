import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { refuseParameters } from '#sandbox/kernel/failures/invalidParameters.ts';

const LEAST = 4;

/** Normalizes a transaction ID for comparison: capital letters and digits only. */
export const transactionKey = (number: string): string =>
  number.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The same as SQL, for a column. */
export const transactionKeyOf = (number: SQLWrapper): SQL =>
  sql`upper(regexp_replace(${number}, '[^A-Za-z0-9]', '', 'g'))`;

/** Validates the transaction ID in a request body and capitalizes it. Refuses one with hardly more than hyphens. */
export function givenNumber(text: string): string {
  if (transactionKey(text).length >= LEAST) return text.toUpperCase();
  const reason = 'must have four letters or digits';
  throw refuseParameters({ in: 'body', name: 'transactionNumber', reason });
}

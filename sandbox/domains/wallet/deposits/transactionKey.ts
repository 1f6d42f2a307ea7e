import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { refuseParameters } from '#sandbox/kernel/failures/invalidParameters.ts';

const LEAST = 4;

/** What tells a payment from others: its transaction ID in capitals, letters and digits alone. */
export const transactionKey = (number: string): string =>
  number.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The same of a column. */
export const transactionKeyOf = (number: SQLWrapper): SQL =>
  sql`upper(regexp_replace(${number}, '[^A-Za-z0-9]', '', 'g'))`;

/** The transaction ID of a body, as the player reads it. Refuses one that is hardly more than hyphens. */
export function givenNumber(text: string): string {
  if (transactionKey(text).length >= LEAST) return text.toUpperCase();
  const reason = 'must have four letters or digits';
  throw refuseParameters({ in: 'body', name: 'transactionNumber', reason });
}

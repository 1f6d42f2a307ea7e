import { and, asc, eq, gt } from 'drizzle-orm';
import type { Listing } from '#sandbox/console/listing.ts';
import { loginFailure } from '#sandbox/database/schema/accounts.ts';

const SHOWN = 100;

/** The names that are locked after too many failed logins. */
export const restingLogins: Listing = {
  name: 'restingLogins',
  title: 'Locked logins',
  columns: ['Name', 'Failed logins', 'Locked until'],
  empty:
    'A name is listed here for 5 minutes after five failed logins, whether or not an account has it.',
  async read({ db, merchant: { merchantCode }, now }) {
    const rows = await db
      .select()
      .from(loginFailure)
      .where(and(eq(loginFailure.merchantCode, merchantCode), gt(loginFailure.restsUntil, now)))
      .orderBy(asc(loginFailure.restsUntil), asc(loginFailure.name))
      .limit(SHOWN);
    return rows.map(({ name, failures, restsUntil }) => ({
      cells: [name, String(failures), restsUntil?.toISOString() ?? ''],
      offers: [{ action: 'unlockLogin', input: { name } }],
    }));
  },
};

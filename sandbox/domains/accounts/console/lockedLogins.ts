import { and, asc, eq, gt } from 'drizzle-orm';
import type { Listing } from '#sandbox/kernel/interfaces/listing.ts';
import { loginFailure } from '../schema/accounts.ts';

const SHOWN = 100;

/** The listing of names locked after too many failed logins. */
export const lockedLogins: Listing = {
  name: 'lockedLogins',
  title: 'Locked logins',
  columns: ['Name', 'Failed logins', 'Locked until'],
  empty:
    'A name is listed here for 5 minutes after five failed logins, whether or not an account has it.',
  async read({ db, merchant: { merchantCode }, now }) {
    const rows = await db
      .select()
      .from(loginFailure)
      .where(and(eq(loginFailure.merchantCode, merchantCode), gt(loginFailure.lockedUntil, now)))
      .orderBy(asc(loginFailure.lockedUntil), asc(loginFailure.name))
      .limit(SHOWN);
    return rows.map(({ name, failures, lockedUntil }) => ({
      cells: [name, String(failures), lockedUntil?.toISOString() ?? ''],
      offers: [{ action: 'unlockLogin', input: { name } }],
    }));
  },
};

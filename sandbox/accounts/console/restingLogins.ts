import { and, asc, eq, gt } from 'drizzle-orm';
import type { Listing } from '#sandbox/console/listing.ts';
import { loginFailure } from '#sandbox/database/schema/accounts.ts';

const SHOWN = 100;

/** Names that no login is tried with for a while. */
export const restingLogins: Listing = {
  name: 'restingLogins',
  title: 'Names that rest',
  columns: ['Name', 'Wrong logins', 'Until'],
  empty:
    'A name stands here for 5 minutes after five wrong logins, whether it is anybody’s or not.',
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

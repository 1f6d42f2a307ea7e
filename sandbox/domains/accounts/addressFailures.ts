import { and, eq, gt } from 'drizzle-orm';
import { enforceRateLimit } from '#sandbox/kernel/contract/rateLimit.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { rateWindow } from '#sandbox/kernel/database/schema/platform.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { ADDRESS } from './settings.ts';

/** The kinds of events counted for an IP address: wrong logins with any name, or checks of taken names. */
type Counted = 'wrong logins' | 'taken names';

/** An IP address at a merchant. */
export interface IpAtMerchant {
  merchantCode: string;
  ip: string;
}

const nameOf = ({ merchantCode, ip }: IpAtMerchant, counted: Counted) =>
  `${counted} ${merchantCode} ${ip}`;

/**
 * The number of events counted for an IP address in the last five minutes, whatever the names. Refuses one that has reached the limit
 * with `too_many_requests`.
 */
export async function countedFor(
  db: Database,
  address: IpAtMerchant,
  counted: Counted,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select()
    .from(rateWindow)
    .where(and(eq(rateWindow.name, nameOf(address, counted)), gt(rateWindow.endsAt, now)));
  if (!row) return 0;
  if (row.calls >= ADDRESS.most) {
    const retryAfter = Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000);
    throw new Refusal('too_many_requests', { retryAfter });
  }
  return row.calls;
}

/** Counts an event for an IP address. */
export const countFor = (
  db: Database,
  address: IpAtMerchant,
  counted: Counted,
  now: Date,
): Promise<void> =>
  enforceRateLimit(
    db,
    nameOf(address, counted),
    { limit: Number.POSITIVE_INFINITY, seconds: ADDRESS.seconds },
    now,
  );

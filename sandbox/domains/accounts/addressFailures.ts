import { and, eq, gt } from 'drizzle-orm';
import { takeTurn } from '#sandbox/kernel/contract/rateLimit.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { rateWindow } from '#sandbox/kernel/database/schema/platform.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { ADDRESS } from './settings.ts';

/** What is counted for an address: wrong logins with any name, or questions after names that are taken. */
type Counted = 'wrong logins' | 'taken names';

/** Where calls of one site come from. */
export interface Address {
  merchantCode: string;
  ip: string;
}

const nameOf = ({ merchantCode, ip }: Address, counted: Counted) =>
  `${counted} ${merchantCode} ${ip}`;

/**
 * How often something was counted for an address in the last five minutes, whatever names it was about. Refuses an
 * address that has reached the limit with `too_many_requests`.
 */
export async function countedFor(
  db: Database,
  address: Address,
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

/** Counts something for an address. */
export const countFor = (
  db: Database,
  address: Address,
  counted: Counted,
  now: Date,
): Promise<void> =>
  takeTurn(
    db,
    nameOf(address, counted),
    { limit: Number.POSITIVE_INFINITY, seconds: ADDRESS.seconds },
    now,
  );

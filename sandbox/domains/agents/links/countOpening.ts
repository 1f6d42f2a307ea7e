import { linkOf } from '#sandbox/domains/accounts/links/linkOf.ts';
import type { Call } from '#sandbox/kernel/contract/operations.ts';
import { enforceRateLimit } from '#sandbox/kernel/contract/rateLimit.ts';
import { secrets } from '#sandbox/kernel/secrets/secrets.ts';
import { linkOpening } from '../schema.ts';
import { OPENINGS_OF_ADDRESS } from '../settings.ts';

const DAY_SECONDS = 86_400;

type OpeningCall = Pick<Call<'countInvitation'>, 'db' | 'merchant' | 'ip' | 'userAgent' | 'now'>;

/**
 * Counts that a visitor opened a registration link, once per device. Does nothing for other codes, nor for a link that nobody can register
 * by. Refuses an IP address with too many devices in a day (`too_many_requests`).
 */
export async function countOpening(
  { db, merchant: { merchantCode }, ip, userAgent, now }: OpeningCall,
  code: string,
): Promise<void> {
  const link = await linkOf(db, { merchantCode, code, now });
  if (!link) return;
  const { linkId } = link;
  // IP addresses and browsers can be guessed, so a hash without a key would reveal who opened it.
  const device = secrets().hash(`${linkId} ${ip} ${userAgent}`);
  const counted = await db
    .insert(linkOpening)
    .values({ linkId, device, openedAt: now })
    .onConflictDoNothing()
    .returning({ linkId: linkOpening.linkId });
  if (counted.length === 0) return;
  const limit = { limit: OPENINGS_OF_ADDRESS, seconds: DAY_SECONDS };
  await enforceRateLimit(db, `openings ${linkId} ${ip}`, limit, now);
}

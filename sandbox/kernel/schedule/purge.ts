import { lt } from 'drizzle-orm';
import {
  event,
  idempotentAnswer,
  payloadNonce,
  rateWindow,
} from '#sandbox/kernel/database/schema/platform.ts';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';

const HOUR_SECONDS = 3600;
const DAY_MS = 24 * HOUR_SECONDS * 1000;

/** How long an idempotency key is kept: as long as somebody may still resend a payment with an unknown outcome. */
const ANSWERS_MS = 30 * DAY_MS;

/** Deletes expired records: stored answers after 30 days, events after one, nonces and counts when they are over. */
export const purge: Job = {
  name: 'purge',
  everySeconds: HOUR_SECONDS,
  async run({ db, now }) {
    const before = (ms: number) => new Date(now.getTime() - ms);
    await db.delete(idempotentAnswer).where(lt(idempotentAnswer.at, before(ANSWERS_MS)));
    await db.delete(event).where(lt(event.at, before(DAY_MS)));
    // Nonces use the clients' clocks, which are not moved.
    await db.delete(payloadNonce).where(lt(payloadNonce.expiresAt, new Date()));
    await db.delete(rateWindow).where(lt(rateWindow.endsAt, now));
  },
};

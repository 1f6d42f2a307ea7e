import { lt } from 'drizzle-orm';
import {
  event,
  idempotentAnswer,
  payloadNonce,
  rateWindow,
} from '#sandbox/database/schema/platform.ts';
import type { Job } from '#sandbox/interfaces/job.ts';

const HOUR_SECONDS = 3600;
const DAY_MS = 24 * HOUR_SECONDS * 1000;

/** Drops what has served its time: stored answers and events after a day, nonces and counts when they are over. */
export const purge: Job = {
  name: 'purge',
  everySeconds: HOUR_SECONDS,
  async run({ db, now }) {
    const yesterday = new Date(now.getTime() - DAY_MS);
    await db.delete(idempotentAnswer).where(lt(idempotentAnswer.at, yesterday));
    await db.delete(event).where(lt(event.at, yesterday));
    // Nonces go by the clocks of the clients, which know nothing of a moved one.
    await db.delete(payloadNonce).where(lt(payloadNonce.expiresAt, new Date()));
    await db.delete(rateWindow).where(lt(rateWindow.endsAt, now));
  },
};

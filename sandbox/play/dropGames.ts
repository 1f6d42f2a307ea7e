import { lt } from 'drizzle-orm';
import { gameSession } from '#sandbox/database/schema/gameSessions.ts';
import type { Job } from '#sandbox/interfaces/job.ts';

const HOUR_SECONDS = 3600;

/** Drops games that are over, and the answers to their rounds. The bets stay. */
export const dropGames: Job = {
  name: 'drop-games',
  everySeconds: HOUR_SECONDS,
  async run({ db, now }) {
    await db.delete(gameSession).where(lt(gameSession.expiresAt, now));
  },
};

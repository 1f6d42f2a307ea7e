import { lt } from 'drizzle-orm';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import { gameSession } from './schema/gameSessions.ts';

const HOUR_SECONDS = 3600;

/** Job that deletes expired game sessions, and the responses of their rounds. The bets stay. */
export const dropGames: Job = {
  name: 'drop-games',
  everySeconds: HOUR_SECONDS,
  async run({ db, now }) {
    await db.delete(gameSession).where(lt(gameSession.expiresAt, now));
  },
};

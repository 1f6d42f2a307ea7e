import { and, eq, gt, lte } from 'drizzle-orm';
import { merchant } from '#sandbox/database/schema/merchants.ts';
import { bet } from '#sandbox/database/schema/play.ts';
import type { Job } from '#sandbox/schedule/job.ts';
import { raiseLevels } from './raiseLevels.ts';

/** Raises the VIP levels of those whose bets were settled since the last turn. */
export const vipLevels: Job = {
  name: 'vip-levels',
  everySeconds: 60,
  async run({ db, now, from }) {
    const players = await db
      .selectDistinct({ memberId: bet.memberId })
      .from(merchant)
      .innerJoin(bet, eq(bet.merchantCode, merchant.code))
      .where(and(eq(bet.state, 'settled'), gt(bet.settledAt, from), lte(bet.settledAt, now)));
    await raiseLevels(
      db,
      players.map(({ memberId }) => memberId),
      now,
    );
  },
};

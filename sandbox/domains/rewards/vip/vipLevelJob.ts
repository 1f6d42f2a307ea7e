import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { SETTLEMENT_DELAY_MS } from '#sandbox/domains/bets/settings.ts';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import type { Merchants } from '#sandbox/kernel/merchants.ts';
import { raiseLevels } from './raiseLevels.ts';

/** Before a moment, all bets that were settled until then are in the books. */
const settled = (at: Date): Date => new Date(at.getTime() - SETTLEMENT_DELAY_MS);

/** Job that raises the VIP levels of members whose bets were settled since its last run, at merchants with levels (S6.7). */
export function vipLevelJob({ all }: Merchants): Job {
  const codes = all
    .filter(({ brand }) => brand.modules.vip)
    .map(({ merchantCode }) => merchantCode);
  return {
    name: 'vip-levels',
    everySeconds: 60,
    async run({ db, now, from }) {
      const players = await db
        .selectDistinct({ memberId: bet.memberId })
        .from(bet)
        .where(
          and(
            inArray(bet.merchantCode, codes),
            eq(bet.state, 'settled'),
            gt(bet.settledAt, settled(from)),
            lte(bet.settledAt, settled(now)),
          ),
        );
      await raiseLevels(
        db,
        players.map(({ memberId }) => memberId),
        now,
      );
    },
  };
}

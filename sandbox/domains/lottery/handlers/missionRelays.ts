import {
  type LeaderboardScope,
  leaderboardOf,
  ownPlaceOf,
} from '#sandbox/domains/rewards/missions/leaderboard.ts';
import { missionProgress } from '#sandbox/domains/rewards/missions/missionProgress.ts';
import { periodAt } from '#sandbox/domains/rewards/missions/period.ts';
import { summaryOf } from '#sandbox/domains/rewards/missions/summary.ts';
import type { AreaHandlers, Call } from '#sandbox/kernel/contract/operations.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { lotteryIds } from './lotteryIds.ts';

type MissionRelays = 'getMissionSummary' | 'getLotteryLeaderboard';

/** The leaderboard race on the requested lotteries, in the current day or week. */
async function raceOf({
  db,
  merchant,
  now,
  query,
}: Call<MissionRelays>): Promise<LeaderboardScope> {
  return {
    merchant,
    period: await periodAt(db, query.period, now, merchant.brand.market.timeZone),
    gameIds: await lotteryIds(db, merchant, query),
  };
}

/** Handlers for missions and their leaderboard on the lottery pages (S7.28). */
export const missionRelayHandlers: Pick<AreaHandlers<'lottery'>, MissionRelays> = {
  async getMissionSummary(call) {
    const { db, merchant, session, now } = call;
    requireModule(merchant, 'missions');
    const memberId = session.member.id;
    const { timeZone } = merchant.brand.market;
    const race = await raceOf(call);
    return {
      ...summaryOf(merchant, await missionProgress(db, { memberId, now, timeZone })),
      own: await ownPlaceOf(db, race, memberId),
      endsAt: race.period.until.toISOString(),
    };
  },
  async getLotteryLeaderboard(call) {
    const { db, merchant, session } = call;
    requireModule(merchant, 'missions');
    const board = await leaderboardOf(db, await raceOf(call), session.member.id);
    // Prizes are won on the whole leaderboard; a part of it pays nothing.
    return { ...board, prizes: [], paid: null };
  },
};

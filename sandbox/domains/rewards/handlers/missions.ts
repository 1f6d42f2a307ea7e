import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { amountText } from '#sandbox/kernel/money.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';
import { textIn } from '#scripts/languages/texts.ts';
import type { Leaderboard, Mission } from '#src/platform/contract.generated.ts';
import { unclaimedRewards } from '../available.ts';
import { claimMission } from '../missions/claimMission.ts';
import { leaderboardOf } from '../missions/leaderboard.ts';
import { type MissionProgress, missionProgress } from '../missions/missionProgress.ts';
import { type PeriodKind, periodAt } from '../missions/period.ts';
import { latestPaidPrizes } from '../missions/prizes/latestPaidPrizes.ts';
import { notifyPaid } from '../notify.ts';
import { LEADERBOARD_PRIZES, TEXTS } from '../settings.ts';

type MissionHandlers = Pick<
  AreaHandlers<'rewards'>,
  'getMissions' | 'claimMission' | 'getMissionLeaderboard' | 'getRewardCount'
>;

/** The API value of a mission. */
function missionView(
  { mission, period, reached, state }: MissionProgress,
  language: Language,
): Mission {
  const { code, metric, target, amount, unit } = mission;
  const counted = (value: bigint) => (metric === 'staked' ? amountText(value) : String(value));
  return {
    code,
    title: textIn(language, TEXTS, `missions.${code}`),
    period: mission.period,
    metric,
    target: counted(target),
    reached: counted(reached),
    amount: amountText(amount),
    unit,
    state,
    endsAt: period.until.toISOString(),
  };
}

const prizeList = (kind: PeriodKind): Leaderboard['prizes'] =>
  LEADERBOARD_PRIZES[kind].map((amount, index) => ({
    place: index + 1,
    amount: amountText(amount),
  }));

/** Handlers for missions, their leaderboard, and the number of claimable rewards and missions (S2.16). */
export const missionHandlers: MissionHandlers = {
  async getMissions({ db, merchant, session, now, query }) {
    requireModule(merchant, 'missions');
    const { timeZone } = merchant.brand.market;
    const all = await missionProgress(db, { memberId: session.member.id, now, timeZone });
    return {
      list: all.map((one) => missionView(one, query.language)),
      now: now.toISOString(),
    };
  },
  async claimMission(call) {
    const { db, merchant, session, now, path } = call;
    requireModule(merchant, 'missions');
    const memberId = session.member.id;
    const paid = await claimMission(db, { merchant, memberId, now }, path.code);
    await notifyPaid(call, memberId);
    return paid;
  },
  async getMissionLeaderboard({ db, merchant, session, now, query }) {
    requireModule(merchant, 'missions');
    const { merchantCode, brand } = merchant;
    const period = await periodAt(db, query.period, now, brand.market.timeZone);
    const memberId = session.member.id;
    return {
      ...(await leaderboardOf(db, { merchantCode, period }, memberId)),
      prizes: prizeList(query.period),
      paid: await latestPaidPrizes(db, merchantCode, query.period, memberId),
    };
  },
  async getRewardCount({ db, merchant, session, now }) {
    const { modules, market } = merchant.brand;
    const memberId = session.member.id;
    const rewards = modules.rewards ? await unclaimedRewards(db, memberId, now) : [];
    const missions = modules.missions
      ? await missionProgress(db, { memberId, now, timeZone: market.timeZone })
      : [];
    return {
      rewards: rewards.length,
      missions: missions.filter(({ state }) => state === 'done').length,
    };
  },
};

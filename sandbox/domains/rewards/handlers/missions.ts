import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
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
import { rewardText } from '../rewardText.ts';
import { LEADERBOARD_PRIZES, TEXTS } from '../settings.ts';

type MissionHandlers = Pick<
  AreaHandlers<'rewards'>,
  'getMissions' | 'claimMission' | 'getMissionLeaderboard' | 'getRewardCount'
>;

/** The API value of a mission. */
function missionView(
  merchant: Priced,
  { mission, period, reached, state }: MissionProgress,
  language: Language,
): Mission {
  const { code, metric, target, amount, unit } = mission;
  const counted = (value: bigint) =>
    metric === 'staked' ? amountText(merchant, value) : String(value);
  return {
    code,
    title: textIn(language, TEXTS, `missions.${code}`),
    period: mission.period,
    metric,
    target: counted(target),
    reached: counted(reached),
    amount: rewardText(merchant, unit, amount),
    unit,
    state,
    endsAt: period.until.toISOString(),
  };
}

const prizeList = (merchant: Priced, kind: PeriodKind): Leaderboard['prizes'] =>
  LEADERBOARD_PRIZES[kind].map((amount, index) => ({
    place: index + 1,
    amount: amountText(merchant, amount),
  }));

/** Handlers for missions, their leaderboard, and the number of claimable rewards and missions (S2.16). */
export const missionHandlers: MissionHandlers = {
  async getMissions({ db, merchant, session, now, query }) {
    requireModule(merchant, 'missions');
    const { timeZone } = merchant.brand.market;
    const all = await missionProgress(db, { memberId: session.member.id, now, timeZone });
    return {
      list: all.map((one) => missionView(merchant, one, query.language)),
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
    const { timeZone } = merchant.brand.market;
    const period = await periodAt(db, query.period, now, timeZone);
    const memberId = session.member.id;
    return {
      ...(await leaderboardOf(db, { merchant, period }, memberId)),
      prizes: prizeList(merchant, query.period),
      paid: await latestPaidPrizes(db, merchant, query.period, memberId),
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

import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { PaidReward } from '#src/platform/contract.generated.ts';
import { type Claimant, payReward } from '../claimReward.ts';
import { lockClaimant } from '../lockClaimant.ts';
import { missionProgress, missionReference } from './missionProgress.ts';
import { missionTitle } from './missions.ts';

/**
 * Pays the reward of a mission, once in its day or week.
 *
 * @throws Refusal `mission_unknown`, `mission_unfinished`, `reward_claimed`
 */
export async function claimMission(
  db: Database,
  claimant: Claimant,
  code: string,
): Promise<PaidReward> {
  await lockClaimant(db, claimant);
  const { merchant, memberId, now } = claimant;
  const { timeZone } = merchant.brand.market;
  const all = await missionProgress(db, { memberId, now, timeZone });
  const found = all.find(({ mission }) => mission.code === code);
  if (!found) throw new Refusal('mission_unknown');
  const { mission, period, reached } = found;
  if (reached < mission.target) throw new Refusal('mission_unfinished');
  const { unit, amount, turnoverMultiple } = mission;
  return payReward(db, claimant, {
    ...{ source: 'mission', reference: missionReference(mission, period) },
    ...{ title: missionTitle(mission), unit, amount, turnover: amount * turnoverMultiple },
  });
}

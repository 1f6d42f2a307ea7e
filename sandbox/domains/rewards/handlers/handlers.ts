import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { getBonusDetails } from './bonusDetails.ts';
import { missionHandlers } from './missions.ts';
import { rebateHandlers } from './rebates.ts';
import { referralHandlers } from './referral.ts';
import { rewardCentreHandlers } from './rewardCentre.ts';
import { getVip } from './vip.ts';

/** Handlers for the reward centre, missions, VIP levels, rebates and invitations. */
export const rewardHandlers: AreaHandlers<'rewards'> = {
  ...rewardCentreHandlers,
  ...missionHandlers,
  ...rebateHandlers,
  ...referralHandlers,
  getBonusDetails,
  getVip,
};

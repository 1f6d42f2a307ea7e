import type { AreaHandlers } from '#sandbox/contract/operations.ts';
import { rewardCentreHandlers } from './rewardCentre.ts';

/** The reward centre, missions, VIP levels, rebates and invitations. */
export const rewardHandlers: AreaHandlers<'rewards'> = {
  ...rewardCentreHandlers,
};

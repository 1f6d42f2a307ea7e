import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { applicationActions } from './console/applicationActions.ts';
import { waitingApplications, waitingRedemptions } from './console/listings.ts';
import { raffleActions } from './console/raffleActions.ts';
import { redemptionActions } from './console/redemptionActions.ts';

/** Reviews: testers decide on applications and redemptions, and give raffle tickets away. */
export const rewardConsole: ConsoleArea = {
  name: 'rewards',
  title: 'Promotions and rewards',
  listings: [waitingApplications, waitingRedemptions],
  actions: [...applicationActions, ...redemptionActions, ...raffleActions],
};

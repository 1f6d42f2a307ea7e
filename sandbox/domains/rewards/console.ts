import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { applicationActions } from './console/applicationActions.ts';
import { waitingApplications, waitingRedemptions } from './console/listings.ts';
import { raffleActions } from './console/raffleActions.ts';
import { redemptionActions } from './console/redemptionActions.ts';

/** The console area for reviews: testers decide on applications and redemptions, and give away raffle tickets. */
export const rewardConsole: ConsoleArea = {
  name: 'rewards',
  title: 'Promotions and rewards',
  listings: [waitingApplications, waitingRedemptions],
  actions: [...applicationActions, ...redemptionActions, ...raffleActions],
};

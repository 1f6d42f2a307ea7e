import { purgeAccounts } from '#sandbox/accounts/purgeAccounts.ts';
import { dropGames } from '#sandbox/play/dropGames.ts';
import { vipLevels } from '#sandbox/rewards/vip/vipJob.ts';
import { expireDeposits } from '#sandbox/wallet/deposits/expireDeposits.ts';
import { receiveUnconfirmed } from '#sandbox/wallet/withdrawals/receiveUnconfirmed.ts';
import type { Job } from './job.ts';
import { purge } from './purge.ts';

/** All jobs of the platform. */
export const JOBS: readonly Job[] = [
  purge,
  dropGames,
  purgeAccounts,
  expireDeposits,
  receiveUnconfirmed,
  vipLevels,
];

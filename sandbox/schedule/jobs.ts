import { purgeAccounts } from '#sandbox/accounts/purgeAccounts.ts';
import { settleContracts } from '#sandbox/agents/settlement/settleContracts.ts';
import type { Job } from '#sandbox/interfaces/job.ts';
import { drawLotteries } from '#sandbox/lottery/drawLotteries.ts';
import type { Merchants } from '#sandbox/merchants.ts';
import { dropGames } from '#sandbox/play/dropGames.ts';
import { endGamesThatAreOver } from '#sandbox/play/endGames.ts';
import { expireRewards } from '#sandbox/rewards/expireRewards.ts';
import { payPrizes } from '#sandbox/rewards/missions/prizes/payPrizes.ts';
import { vipLevels } from '#sandbox/rewards/vip/vipJob.ts';
import { settleCoins } from '#sandbox/wallet/coins/settleCoins.ts';
import { expireDeposits } from '#sandbox/wallet/deposits/expireDeposits.ts';
import { confirmHandPayments } from '#sandbox/wallet/payPage/confirmHandPayments.ts';
import { payAtProvider } from '#sandbox/wallet/payPage/payAtProvider.ts';
import { receiveUnconfirmed } from '#sandbox/wallet/withdrawals/receiveUnconfirmed.ts';
import { purge } from './purge.ts';

/** All jobs of a platform with these merchants. */
export const jobsOf = (merchants: Merchants): Job[] => [
  purge,
  // Before dropGames: a dropped game returns no funds.
  endGamesThatAreOver(merchants),
  dropGames,
  purgeAccounts,
  // Before expireDeposits: what is paid in its last second is paid.
  payAtProvider(merchants),
  confirmHandPayments(merchants),
  {
    name: 'settle-coins',
    everySeconds: 1,
    run: ({ db, now }) => settleCoins(db, merchants, now),
  },
  expireDeposits,
  receiveUnconfirmed,
  drawLotteries(merchants),
  vipLevels(merchants),
  payPrizes(merchants),
  expireRewards(merchants),
  settleContracts(merchants),
];

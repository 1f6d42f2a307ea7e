import { purgeAccounts } from '#sandbox/domains/accounts/purgeAccounts.ts';
import { settleContracts } from '#sandbox/domains/agents/settlement/settleContracts.ts';
import { askAhead } from '#sandbox/domains/agents/team/askAhead.ts';
import { countTeams } from '#sandbox/domains/agents/team/countTeams.ts';
import { drawLotteries } from '#sandbox/domains/lottery/drawLotteries.ts';
import { dropGames } from '#sandbox/domains/play/dropGames.ts';
import { endGamesThatAreOver } from '#sandbox/domains/play/endGames.ts';
import { expireRewards } from '#sandbox/domains/rewards/expireRewards.ts';
import { payPrizes } from '#sandbox/domains/rewards/missions/prizes/payPrizes.ts';
import { vipLevelJob } from '#sandbox/domains/rewards/vip/vipLevelJob.ts';
import { confirmHandPayments } from '#sandbox/domains/wallet/checkout/confirmHandPayments.ts';
import { payAtProvider } from '#sandbox/domains/wallet/checkout/payAtProvider.ts';
import { settleCoins } from '#sandbox/domains/wallet/coins/settleCoins.ts';
import { expireDeposits } from '#sandbox/domains/wallet/deposits/expireDeposits.ts';
import { receiveUnconfirmed } from '#sandbox/domains/wallet/withdrawals/receiveUnconfirmed.ts';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import type { Merchants } from '#sandbox/kernel/merchants.ts';
import { purge } from '#sandbox/kernel/schedule/purge.ts';

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
  vipLevelJob(merchants),
  payPrizes(merchants),
  expireRewards(merchants),
  settleContracts(merchants),
  askAhead(merchants),
  countTeams(merchants),
];

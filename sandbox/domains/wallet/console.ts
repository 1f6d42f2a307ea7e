import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { depositActions } from './deposits/console/actions.ts';
import { openDeposits } from './deposits/console/openDeposits.ts';
import { withdrawalActions } from './withdrawals/console/actions.ts';
import { openWithdrawals } from './withdrawals/console/openWithdrawals.ts';

/** The cashier's console area, where testers receive deposits and pay withdrawals. */
export const cashier: ConsoleArea = {
  name: 'wallet',
  title: 'Cashier',
  listings: [openDeposits, openWithdrawals],
  actions: [...depositActions, ...withdrawalActions],
};

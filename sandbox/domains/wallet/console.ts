import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { depositActions } from './cashier/depositActions.ts';
import { openDeposits, openWithdrawals } from './cashier/listings.ts';
import { withdrawalActions } from './cashier/withdrawalActions.ts';

/** The cashier: testers take deposits and pay withdrawals. */
export const cashier: ConsoleArea = {
  name: 'wallet',
  title: 'Cashier',
  listings: [openDeposits, openWithdrawals],
  actions: [...depositActions, ...withdrawalActions],
};

import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { vendorWalletActions } from './actions.ts';
import { closedWallets } from './listing.ts';

/** The console area where vendors' wallets are closed for transfers, and opened again. */
export const vendorWalletDesk: ConsoleArea = {
  name: 'vendorWallets',
  title: 'Vendor wallets',
  listings: [closedWallets],
  actions: vendorWalletActions,
};

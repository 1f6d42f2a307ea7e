import { closedVendorWallets } from '#sandbox/domains/wallet/vendorWallets.ts';
import type { Listing } from '#sandbox/kernel/interfaces/listing.ts';

/** The listing of vendors' wallets that take no transfers for now, each with the action to open it again. */
export const closedWallets: Listing = {
  name: 'closedVendorWallets',
  title: 'Closed vendor wallets',
  columns: ['Vendor', 'State'],
  empty: 'All vendor wallets accept transfers.',
  async read({ db, merchant: { merchantCode } }) {
    const closed = await closedVendorWallets(db, merchantCode);
    return [...closed].map(([vendor, state]) => ({
      cells: [vendor, state],
      offers: [{ action: 'openVendorWallet', input: { vendor } }],
    }));
  },
};

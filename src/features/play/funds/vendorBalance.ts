import type { WalletBalance } from '#src/platform/contract.generated.ts';

/** The balance of a vendor's wallet. */
export const vendorBalance = ({ wallets }: WalletBalance, vassalage: string): string | undefined =>
  wallets.find((wallet) => wallet.vassalage === vassalage)?.balance;

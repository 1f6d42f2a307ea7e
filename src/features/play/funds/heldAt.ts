import type { WalletBalance } from '#src/platform/contract.generated.ts';

/** What the wallet of a vendor holds. */
export const heldAt = ({ wallets }: WalletBalance, vassalage: string): string | undefined =>
  wallets.find((wallet) => wallet.vassalage === vassalage)?.balance;

import type { WalletBalance } from '#src/platform/contract.generated.ts';

/** Where money is brought from: the main wallet, or a vendor's by its code. */
export type Source = 'main' | (string & {});

/** The amounts that one press chooses, where the wallet covers them. */
const USUAL = ['100', '500', '1000', '5000'] as const;

/** What is proposed to a player who has chosen nothing yet. */
const FIRST = '500';

const AMOUNT = /^(\d+)(?:\.(\d{1,2}))?$/;

/** An amount in minor units; none where a text is no amount of money. */
export function minorOf(amount: string): bigint | undefined {
  const match = AMOUNT.exec(amount);
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  return BigInt(whole + fraction.padEnd(2, '0'));
}

/** Whether one amount is less than another. */
export const isLess = (amount: string, other: string): boolean =>
  (minorOf(amount) ?? 0n) < (minorOf(other) ?? 0n);

/** The amounts to choose from, none above what there is. */
export const usualAmounts = (available: string): string[] =>
  USUAL.filter((amount) => isLess(amount, available));

/**
 * The amount to begin with: what the player chose last, else a usual one; never more than there is.
 * @param remembered an amount, or `all`
 */
export function firstAmount(available: string, remembered: string | undefined): string {
  if (remembered === 'all') return available;
  const wanted = remembered ?? FIRST;
  return isLess(wanted, available) ? wanted : available;
}

/** What is wrong with an amount to bring; nothing where it can be brought. */
export function amountFault(amount: string, available: string): 'missing' | 'most' | undefined {
  const minor = minorOf(amount);
  if (minor === undefined || minor === 0n) return 'missing';
  return isLess(available, amount) ? 'most' : undefined;
}

/** The wallets that hold money for a game, but the vendor's own: the main one first, then the fullest. */
export function sourcesOf(
  { balance, wallets }: Pick<WalletBalance, 'balance' | 'wallets'>,
  vassalage: string,
): { source: Source; name: string | undefined; balance: string }[] {
  const others = wallets
    .filter((wallet) => wallet.vassalage !== vassalage)
    .map((wallet) => ({ source: wallet.vassalage, name: wallet.displayName, ...wallet }))
    .sort((one, other) => (isLess(one.balance, other.balance) ? 1 : -1));
  return [{ source: 'main', name: undefined, balance }, ...others]
    .filter((one) => isLess('0', one.balance))
    .map(({ source, name, balance: held }) => ({ source, name, balance: held }));
}

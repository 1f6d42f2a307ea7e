import type { WalletBalance } from '#src/platform/contract.generated.ts';
import {
  type AmountSyntaxFault,
  amountSyntaxFault,
} from '#src/shared/balance/amountSyntaxFault.ts';
import { amountOfMinor, isLess, isPositive, minorOf } from '#src/shared/balance/minorUnits.ts';

/** The source of a transfer: the main wallet, or a vendor's by its code. */
export type Source = 'main' | (string & {});

/** A wallet with funds to transfer; the main one has no name of its own. */
export interface FundsSource {
  source: Source;
  name: string | undefined;
  balance: string;
}

/** The amounts of the shortcut buttons, if the wallet covers them. */
const USUAL = ['100', '500', '1000', '5000'] as const;

/** The amount proposed to a player without an earlier choice. */
const FIRST = '500';

/** The amounts to choose from, none above the balance. */
export const usualAmounts = (available: string): string[] =>
  USUAL.filter((amount) => isLess(amount, available));

/**
 * The initial amount: the player's last choice, else a usual one; never above the balance.
 * @param remembered an amount, or `all`
 */
export function firstAmount(available: string, remembered: string | undefined): string {
  if (remembered === 'all') return available;
  const wanted = remembered ?? FIRST;
  return isLess(wanted, available) ? wanted : available;
}

/** The fault of a transfer amount in a currency with so many decimals; undefined if it can be transferred. */
export function amountFault(
  amount: string,
  available: string,
  decimals: number,
): AmountSyntaxFault | 'most' | undefined {
  return amountSyntaxFault(amount, decimals) ?? (isLess(available, amount) ? 'most' : undefined);
}

/** The sum of the vendor wallets that take transfers, or of those that currently take none. */
export function vendorBalanceSum(
  wallets: WalletBalance['wallets'],
  which: 'open' | 'closed',
): string {
  const meant = wallets.filter(({ state }) => (state === 'ready') === (which === 'open'));
  return amountOfMinor(meant.reduce((sum, { balance }) => sum + (minorOf(balance) ?? 0n), 0n));
}

/** The wallets with funds that take transfers, the main one first, then the fullest; a named vendor's own is left out. */
export function sourcesOf(
  { balance, wallets }: Pick<WalletBalance, 'balance' | 'wallets'>,
  vassalage?: string,
): FundsSource[] {
  const others = wallets
    .filter((wallet) => wallet.vassalage !== vassalage && wallet.state === 'ready')
    .map((wallet) => ({ source: wallet.vassalage, name: wallet.displayName, ...wallet }))
    .sort((one, other) => (isLess(one.balance, other.balance) ? 1 : -1));
  return [{ source: 'main', name: undefined, balance }, ...others]
    .filter((one) => isPositive(one.balance))
    .map(({ source, name, balance: held }) => ({ source, name, balance: held }));
}

import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { WalletBalance } from '#src/platform/contract.generated.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { vendorBalanceSum } from '#src/shared/balance/transfer/amounts.ts';
import { type Block, isEnoughWith, type WithdrawalTerms } from './withdrawalTerms.ts';

/**
 * The message of a player who cannot withdraw: everything to do first, not only the first of it. Where what is missing is in the vendors'
 * wallets, it says so instead of naming the minimum.
 */
export function useBlockWords(
  wallets: WalletBalance['wallets'],
): (block: Block, terms: WithdrawalTerms) => string {
  const { t } = useTranslation('withdrawals');
  const { amount } = useFormat();
  return (block, terms) => {
    const { least, turnoverLeft } = terms;
    const elsewhere = vendorBalanceSum(wallets, 'open');
    if (block === 'little' && isEnoughWith(elsewhere, terms)) {
      return t('vendors', { amount: amount(elsewhere) });
    }
    const isBoth = block === 'unproven' && isPositive(turnoverLeft);
    return t(`available.${isBoth ? 'unprovenTurnover' : block}`, { amount: amount(least) });
  };
}

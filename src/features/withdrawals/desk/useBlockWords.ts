import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import type { Block, WithdrawalTerms } from './withdrawalTerms.ts';

/** The message of a player who cannot withdraw: everything to do first, not only the first of it. */
export function useBlockWords(): (block: Block, terms: WithdrawalTerms) => string {
  const { t } = useTranslation('withdrawals');
  const { amount } = useFormat();
  return (block, { least, turnoverLeft }) => {
    const isBoth = block === 'unproven' && isPositive(turnoverLeft);
    return t(`available.${isBoth ? 'unprovenTurnover' : block}`, { amount: amount(least) });
  };
}

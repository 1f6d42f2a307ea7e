import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { DepositCoins } from '#src/platform/contract.generated.ts';
import { coinArrival } from './coinArrival.ts';

/** Explains how arrived coins will be credited while they are confirmed, or were credited once paid. */
export function useArrivalWords(): (coins: DepositCoins, at: 'confirming' | 'paid') => string {
  const { t } = useTranslation('deposit');
  const format = useFormat();
  return (coins, at) => {
    const { coin, asked, received, least, rate, payments } = coins;
    const late = payments.findLast((payment) => payment.late);
    const beyond = payments.findLast((payment) => payment.beyond)?.beyond;
    const rateOf = (one: string) => t('coins.rateOf', { coin, amount: format.amount(one) });
    return t(`coins.${at}.${coinArrival(coins)}`, {
      ...{ asked: t('coins.figure', { coins: asked, coin }), least: format.amount(least) },
      received: t('coins.figure', { coins: received, coin }),
      ...{ fixed: rateOf(rate), rate: rateOf(late?.rate ?? beyond?.rate ?? rate) },
    });
  };
}

import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Deposit, DepositMethod } from '#src/platform/contract.generated.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';

/** The text of a deposit method: its provider and its terms. */
export function useMethodWords() {
  const { t } = useTranslation('deposit');
  const { amount, count } = useFormat();
  return {
    name: ({
      method,
      provider,
      adapter,
    }: Pick<Deposit, 'method' | 'provider' | 'adapter'>): string =>
      t(adapter === 'address' ? 'method.network' : 'method.named', {
        ...{ provider, method: t(`method.${method}`) },
      }),
    /** The limits, fee and duration of a method; without limits where the amount field right below says them. */
    terms: ({ least, most, fee, takesMinutes }: DepositMethod, isFolded: boolean): string =>
      [
        ...(isFolded ? [] : [t('method.range', { least: amount(least), most: amount(most) })]),
        isPositive(fee) ? t('method.fee', { amount: amount(fee) }) : t('method.free'),
        takesMinutes === 0
          ? t('method.atOnce')
          : t('method.takes', { count: takesMinutes, minutes: count(takesMinutes) }),
      ].join(' · '),
  };
}

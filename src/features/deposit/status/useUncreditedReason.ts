import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';

/** Explains why a deposit was not credited, and what the player can do. */
export function useUncreditedReason(): (deposit: Deposit, state: 'expired' | 'rejected') => string {
  const { t } = useTranslation('deposit');
  const format = useFormat();
  return ({ note, adapter, coins, returned, reportUntil, now }, state) => {
    const reason = note === '' ? '' : t('rejected.note', { note });
    if (returned !== null) {
      const least = coins ? format.amount(coins.least) : '';
      return [reason, t(`returned.${returned}`, { least })].filter(Boolean).join(' ');
    }
    const isLate = reportUntil !== null && Date.parse(reportUntil) > Date.parse(now);
    const byProvider = state === 'expired' && adapter !== 'manual-reference';
    const expired = coins ? 'coins.expired' : 'expired.provider';
    const next = byProvider ? expired : isLate ? 'late.text' : (`${state}.text` as const);
    return [reason, t(next)].filter(Boolean).join(' ');
  };
}

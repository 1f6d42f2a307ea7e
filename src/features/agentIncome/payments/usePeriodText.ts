import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Commission } from '#src/platform/contract.generated.ts';
import { isMidnight } from './isMidnight.ts';

/** Formats a period: whole days as dates, the last one included; others as times, with the date once if it is a single day. */
export function usePeriodText(): (period: Pick<Commission, 'from' | 'until'>) => string {
  const { t } = useTranslation('agentIncome');
  const { date } = useFormat();
  const { timeZone } = useBrand().market;
  return ({ from, until }) => {
    const span = (first: string, last: string) => t('payments.span', { from: first, until: last });
    const first = date(from, 'date');
    if (isMidnight(from, timeZone) && isMidnight(until, timeZone)) {
      const last = date(Date.parse(until) - 1, 'date');
      return first === last ? first : span(first, last);
    }
    const isOneDay = first === date(until, 'date');
    return span(date(from, 'dateTime'), date(until, isOneDay ? 'time' : 'dateTime'));
  };
}

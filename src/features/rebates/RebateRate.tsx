import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';

/** The rate of a rebate. */
export function RebateRate({ percent: rate }: { percent: string }) {
  const { t } = useTranslation('rebates');
  const { percent } = useFormat();
  return t('percent', { percent: percent(rate) });
}

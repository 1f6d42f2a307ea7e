import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';

/** The rebate rate of an account. */
export function Rebate({ percent: rebate }: { percent: string }) {
  const { t } = useTranslation('agentRegistration');
  const { percent } = useFormat();
  return t('percent', { percent: percent(rebate) });
}

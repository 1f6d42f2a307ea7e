import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';

/** What somebody gets back of their stakes. */
export function Rebate({ percent: rebate }: { percent: string }) {
  const { t } = useTranslation('agentRegistration');
  const { percent } = useFormat();
  return t('percent', { percent: percent(rebate) });
}

import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { RegistrationLink } from '#src/platform/contract.generated.ts';

/** How many have registered by a link, of how many where that is limited. */
export function Registered({ funnel, useLimit }: Pick<RegistrationLink, 'funnel' | 'useLimit'>) {
  const { t } = useTranslation('agentRegistration');
  const { count } = useFormat();
  const used = count(funnel.registered);
  return useLimit === null ? used : t('usedOf', { used, most: count(useLimit) });
}

import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { RegistrationLink } from '#src/platform/contract.generated.ts';

/** The number of registrations by a link, and its limit if it has one. */
export function Registered({ funnel, useLimit }: Pick<RegistrationLink, 'funnel' | 'useLimit'>) {
  const { t } = useTranslation('agentRegistration');
  const { count } = useFormat();
  const used = count(funnel.registered);
  return useLimit === null ? used : t('usedOf', { used, most: count(useLimit) });
}

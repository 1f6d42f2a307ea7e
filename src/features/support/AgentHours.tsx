import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { useServiceHours } from '#src/i18n/useServiceHours.ts';
import { Text } from '#src/ui/text/Text.tsx';

/** When agents are helped (S9.7). */
export function AgentHours() {
  const { t } = useTranslation('support');
  const { support } = useBrand();
  const hoursOf = useServiceHours();
  const zone = useFormat().zoneName();
  return <Text>{t('agents.hours', { hours: hoursOf(support.agentHours), zone })}</Text>;
}

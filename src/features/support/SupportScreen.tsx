import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { PageHeading } from '#src/ui/heading/PageHeading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { Contacts } from './Contacts.tsx';
import { LiveChats } from './LiveChats.tsx';

/** The support page: live chat, mail and networks (S1.5, S3.10), and reply times for agents (S9.7). */
export function SupportScreen() {
  const { t } = useTranslation('support');
  const { modules, support } = useBrand();
  const zone = useFormat().zoneName();
  return (
    <Stack gap="section">
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <LiveChats />
      <Contacts />
      {modules.agent && (
        <Stack as="section" gap="xs">
          <Heading level={2}>{t('agents.title')}</Heading>
          <Text>{t('agents.hours', { hours: support.agentHours, zone })}</Text>
        </Stack>
      )}
    </Stack>
  );
}

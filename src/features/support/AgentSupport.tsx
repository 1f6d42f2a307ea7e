import { useTranslation } from 'react-i18next';
import { PageHeading } from '#src/ui/heading/PageHeading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { AgentHours } from './AgentHours.tsx';
import { Contacts } from './Contacts.tsx';
import { LiveChats } from './LiveChats.tsx';

/** Support in the agent centre: what agents are helped with and when, then live chat, mail and networks (S1.5, S9.7). */
export function AgentSupport() {
  const { t } = useTranslation('support');
  return (
    <Stack gap="section">
      <Stack gap="m">
        <PageHeading lead={t('agents.lead')}>{t('title')}</PageHeading>
        <AgentHours />
      </Stack>
      <LiveChats audience="agent" />
      <Contacts />
    </Stack>
  );
}

import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { AGENT_PATHS } from '#src/shared/agentCentre/agentPaths.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { PageHeading } from '#src/ui/heading/PageHeading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { AgentHours } from './AgentHours.tsx';
import { AgentSupport } from './AgentSupport.tsx';
import { Contacts } from './Contacts.tsx';
import { LiveChats } from './LiveChats.tsx';

/** The support page of players: live chat, mail and networks (S1.5, S3.10), and reply times for agents (S9.7). */
function PlayerSupport() {
  const { t } = useTranslation('support');
  const { modules } = useBrand();
  return (
    <Stack gap="section">
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <LiveChats audience="player" />
      <Contacts />
      {modules.agent && (
        <Stack as="section" gap="xs">
          <Heading level={2}>{t('agents.title')}</Heading>
          <AgentHours />
        </Stack>
      )}
    </Stack>
  );
}

/** The support page, of players or in the agent centre. */
export function SupportScreen() {
  const isInCentre = useLocation().pathname === AGENT_PATHS.service;
  return isInCentre ? <AgentSupport /> : <PlayerSupport />;
}

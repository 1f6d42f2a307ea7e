import { useTranslation } from 'react-i18next';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import * as styles from './AgentHomeScreen.css.ts';
import { NewestPart } from './home/NewestPart.tsx';
import { SummaryPart } from './home/SummaryPart.tsx';
import { InvitationPart } from './invitation/InvitationPart.tsx';

/** The home page of agents (S2.13): a summary of their team, their referral link and the newest announcements for agents. */
export function AgentHomeScreen() {
  const { t } = useTranslation('agentCentre');
  return (
    <Stack gap="xl">
      <Heading level={1}>{t('title')}</Heading>
      <SummaryPart />
      <div className={styles.beside}>
        <InvitationPart />
        <NewestPart />
      </div>
    </Stack>
  );
}

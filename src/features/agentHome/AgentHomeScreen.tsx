import { Stack } from '#src/ui/stack/Stack.tsx';
import { AgentHeader } from './AgentHeader.tsx';
import * as styles from './AgentHomeScreen.css.ts';
import { AnnouncementsPart } from './announcements/AnnouncementsPart.tsx';
import { InvitationPart } from './invitation/InvitationPart.tsx';
import { TeamPart } from './team/TeamPart.tsx';

/** The home page of agents (S2.13): a summary of their team, their referral link and announcements for agents. */
export function AgentHomeScreen() {
  return (
    <Stack gap="xl">
      <AgentHeader />
      <TeamPart />
      <div className={styles.beside}>
        <InvitationPart />
        <AnnouncementsPart />
      </div>
    </Stack>
  );
}

import { AgentFrame } from '#src/shared/agentCentre/AgentFrame.tsx';
import { AGENT_PATHS } from '#src/shared/agentCentre/agentPaths.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import * as styles from './AgentHomeScreen.css.ts';
import { AnnouncementsPart } from './announcements/AnnouncementsPart.tsx';
import { InvitationPart } from './invitation/InvitationPart.tsx';
import { TeamPart } from './team/TeamPart.tsx';

/** The home page of agents (S2.13): a summary of their team, their referral link and announcements for agents. */
export function AgentHomeScreen() {
  return (
    <AgentFrame here={AGENT_PATHS.home}>
      <Stack gap="xl">
        <TeamPart />
        <div className={styles.beside}>
          <InvitationPart />
          <AnnouncementsPart />
        </div>
      </Stack>
    </AgentFrame>
  );
}

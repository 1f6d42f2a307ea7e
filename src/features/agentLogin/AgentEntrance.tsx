import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { kindOf, memberQuery } from '#src/session/member.ts';
import { popupState } from '#src/session/popup.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { AgentEntranceSkeleton } from './AgentEntranceSkeleton.tsx';
import { AgentLoginForm } from './AgentLoginForm.tsx';
import { afterAgentLogin } from './afterAgentLogin.ts';

/** The entrance to the agent centre: agents pass at once; everyone else is asked to log in as an agent (S2.13, S6.4). */
export function AgentEntrance() {
  const { t } = useTranslation('agentLogin');
  const { state } = useLocation();
  const { token } = useSession();
  const { data, isPending } = useQuery({
    ...memberQuery(usePlatform()),
    enabled: token !== undefined,
  });
  if (token !== undefined && isPending) return <AgentEntranceSkeleton />;
  const member = token === undefined ? undefined : data;
  // If the player did not load, the agent centre says so, and how to try again.
  if (token !== undefined && (!member || kindOf(member) === 'agent')) {
    return (
      <>
        <AgentEntranceSkeleton />
        <Navigate to={afterAgentLogin(popupState(state))} replace />
      </>
    );
  }
  return (
    <Stack gap="l">
      {member && (
        <Card>
          <Stack gap="s">
            <Heading level={2} size="m">
              {t('noAgent.title')}
            </Heading>
            <Text tone="secondary">
              {t('noAgent.text', { name: member.nickname || member.account })}
            </Text>
          </Stack>
        </Card>
      )}
      <AgentLoginForm />
    </Stack>
  );
}

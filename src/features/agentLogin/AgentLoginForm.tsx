import { useTranslation } from 'react-i18next';
import { SignIn } from '#src/session/login/SignIn.tsx';
import { useSignIn } from '#src/session/login/useSignIn.ts';
import { useStepTitle } from '#src/session/login/useStepTitle.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { useSiteMenu } from '#src/session/SiteMenuContext.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

const TITLE_ID = 'agent-login';

/** The first screen of the agent centre. */
const HOME_SCREEN = 'agentHome/AgentHomeScreen';

/** The login form for agents only (S2.12, S6.5). The entrance around it sends on whoever has a session. */
export function AgentLoginForm() {
  const { t } = useTranslation('session');
  const { open } = useSession();
  const { preload } = useSiteMenu();
  const signIn = useSignIn(({ token }) => {
    // Its code loads while the platform says who the agent is.
    preload(HOME_SCREEN);
    open(token);
  });
  const title = useStepTitle(signIn.step) ?? t('agent.title');
  return (
    <Card as="section" labelledBy={TITLE_ID}>
      <Stack gap="l">
        <Heading level={2} id={TITLE_ID}>
          {title}
        </Heading>
        <SignIn area="agent" signIn={signIn} />
      </Stack>
    </Card>
  );
}

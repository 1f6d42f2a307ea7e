import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignIn } from '#src/session/login/SignIn.tsx';
import { useSignIn } from '#src/session/login/useSignIn.ts';
import { useStepTitle } from '#src/session/login/useStepTitle.ts';
import { popupState } from '#src/session/popup.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { afterAgentLogin } from './afterAgentLogin.ts';

const TITLE_ID = 'agent-login';

/** The login form for agents only (S2.12, S6.5). Continues to the page they wanted, or else to the agent centre. */
export function AgentLoginForm() {
  const { t } = useTranslation('session');
  const { open } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const signIn = useSignIn(({ token }) => {
    open(token);
    navigate(afterAgentLogin(popupState(state)), { replace: true });
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

import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { LoginResult } from '#src/platform/contract.generated.ts';
import { SignIn } from '#src/session/login/SignIn.tsx';
import { useSignIn } from '#src/session/login/useSignIn.ts';
import { useStepTitle } from '#src/session/login/useStepTitle.ts';
import { RESET_HASH } from '#src/session/resetLink.ts';
import { useStartSession } from '#src/session/useStartSession.ts';
import { GroupBanner } from '#src/shared/banners/GroupBanner.tsx';
import { ContentBlocks } from '#src/shared/blocks/ContentBlocks.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { LoginAlternatives } from './LoginAlternatives.tsx';
import { useLastLoginToast } from './useLastLoginToast.ts';

/** The login dialog (S2.2, S2.15). A password reset link, which also leads here, is redirected to its form. */
export function LoginScreen({ close }: { close: () => void }) {
  const { t } = useTranslation('login');
  const { login } = useBrand().pages;
  const { hash } = useLocation();
  const enter = useStartSession(close);
  const showLastLogin = useLastLoginToast();
  const signIn = useSignIn((result: LoginResult) => {
    showLastLogin(result.lastLogin);
    enter(result.token);
  });
  const { step } = signIn;
  const title = useStepTitle(step) ?? t('title');
  if (hash.startsWith(RESET_HASH)) return <Navigate to={`/forgot${hash}`} replace />;
  // Closing the first-login offer still logs the player in.
  const leave = step.name === 'first' ? () => signIn.finish(step.result) : close;
  return (
    <Dialog
      picture={<GroupBanner group="w_login" sizes="320px" />}
      title={title}
      closeLabel={t('close')}
      open
      onClose={leave}
    >
      <Stack gap="l">
        <SignIn area="member" signIn={signIn} />
        {step.name === 'credentials' && (
          <>
            <LoginAlternatives signIn={signIn} onTrial={enter} />
            <ContentBlocks blocks={login} list="login" />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

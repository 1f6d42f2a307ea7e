import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { LazySocialSignIn } from '#src/session/login/LazySocialSignIn.tsx';
import type { SignIn } from '#src/session/login/useSignIn.ts';
import { PopupLink } from '#src/session/PopupLink.tsx';
import { keepNewcomer, type UnboundSocialAccount } from '#src/session/unboundSocialAccount.ts';
import { useFlags } from '#src/session/useFlags.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { TrialPlay } from './TrialPlay.tsx';

export interface LoginAlternativesProps {
  signIn: SignIn;
  onTrial: (token: string) => void;
}

/**
 * The other options below the login: social sign-in, recovery, registration, and a trial account if the brand offers it (S3.12). A social
 * account that is not registered yet continues to the registration.
 */
export function LoginAlternatives({ signIn, onTrial }: LoginAlternativesProps) {
  const { t } = useTranslation('login');
  const { FREEPLAY3: trial, USERNAMEREG3, MOBILENUMREG3 } = useFlags();
  const navigate = useNavigate();
  const { state } = useLocation();
  const register = (newcomer: UnboundSocialAccount) => {
    keepNewcomer(newcomer);
    navigate('/register', { replace: true, state });
  };
  return (
    <>
      <LazySocialSignIn signIn={signIn} onNewcomer={register} />
      <Stack direction="row" justify="between" align="center" wrap>
        <PopupLink to="/forgot">{t('forgot')}</PopupLink>
        {(USERNAMEREG3 || MOBILENUMREG3) && (
          <Stack direction="row" gap="s" align="center" wrap>
            <Text tone="secondary">{t('newHere')}</Text>
            <PopupLink to="/register">{t('register')}</PopupLink>
          </Stack>
        )}
      </Stack>
      {trial && <TrialPlay onDone={onTrial} />}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { SocialWays } from '#src/session/login/SocialWays.tsx';
import type { SignIn } from '#src/session/login/useSignIn.ts';
import { keepNewcomer, type Newcomer } from '#src/session/newcomer.ts';
import { PopupLink } from '#src/session/PopupLink.tsx';
import { useFlags } from '#src/session/useFlags.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { TrialPlay } from './TrialPlay.tsx';

export interface OtherWaysProps {
  signIn: SignIn;
  onTrial: (token: string) => void;
}

/**
 * The other options below the login: social sign-in, recovery, registration, and a trial account if the brand offers it (S3.12). A social
 * account that is not registered yet continues to the registration.
 */
export function OtherWays({ signIn, onTrial }: OtherWaysProps) {
  const { t } = useTranslation('login');
  const { FREEPLAY3: trial, USERNAMEREG3, MOBILENUMREG3 } = useFlags();
  const navigate = useNavigate();
  const { state } = useLocation();
  const register = (newcomer: Newcomer) => {
    keepNewcomer(newcomer);
    navigate('/register', { replace: true, state });
  };
  return (
    <>
      <SocialWays signIn={signIn} onNewcomer={register} />
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

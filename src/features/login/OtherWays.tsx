import { useTranslation } from 'react-i18next';
import { PopupLink } from '#src/session/PopupLink.tsx';
import { useFlags } from '#src/session/useFlags.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { TrialPlay } from './TrialPlay.tsx';

/** What else there is below the login: recovery, registration, and a trial account where the brand gives them (S3.12). */
export function OtherWays({ onTrial }: { onTrial: (token: string) => void }) {
  const { t } = useTranslation('login');
  const { FREEPLAY3: trial, USERNAMEREG3, MOBILENUMREG3 } = useFlags();
  return (
    <>
      <Stack direction="row" justify="between" align="center" wrap>
        <PopupLink to="/forgot">{t('forgot')}</PopupLink>
        {(USERNAMEREG3 || MOBILENUMREG3) && (
          <Stack direction="row" gap="s" align="center">
            <Text tone="secondary">{t('newHere')}</Text>
            <PopupLink to="/register">{t('register')}</PopupLink>
          </Stack>
        )}
      </Stack>
      {trial && <TrialPlay onDone={onTrial} />}
    </>
  );
}

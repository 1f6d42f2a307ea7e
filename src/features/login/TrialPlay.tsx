import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freeplay } from '#src/platform/endpoints/accounts/login.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useSingleFlight } from '#src/session/useSingleFlight.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The button that starts a trial account, without credentials (S1.4, FREEPLAY3). */
export function TrialPlay({ onDone }: { onDone: (token: string) => void }) {
  const { t } = useTranslation('login');
  const platform = usePlatform();
  const words = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const start = useSingleFlight(async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { token } = await freeplay(platform, navigator.userAgent);
      onDone(token);
    } catch (error) {
      setFailure(words(error));
    } finally {
      setBusy(false);
    }
  });
  return (
    <Stack gap="s">
      {failure && <FormError title={failure} />}
      <Button wide size="l" busy={busy} onClick={start}>
        {t('trial')}
      </Button>
      <Text size="s" tone="secondary">
        {t('trialHint')}
      </Text>
    </Stack>
  );
}

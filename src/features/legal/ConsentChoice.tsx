import { useTranslation } from 'react-i18next';
import { reopenConsent } from '#src/session/analytics/consentStore.ts';
import { useConsent } from '#src/session/analytics/useConsent.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The visitor's consent to analytics, and the button to change it. */
export function ConsentChoice() {
  const { t } = useTranslation('legal');
  const { choice = 'none' } = useConsent();
  return (
    <Stack gap="s">
      <Text weight="strong">{t(`privacy.choice.${choice}`)}</Text>
      <div>
        <Button onClick={reopenConsent}>{t('privacy.choice.change')}</Button>
      </div>
    </Stack>
  );
}

import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useInvalidInvitation } from '#src/session/useInvalidInvitation.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { RegisterValues } from './registerValues.ts';

/** Says that the visitor's invitation does not work, while its code is in the form, with a button to remove it. */
export function InvalidInvitation({ code }: { code: string }) {
  const { t } = useTranslation('register');
  const { control, resetField, setFocus } = useFormContext<RegisterValues>();
  const typed = useWatch({ control, name: 'referralCode' });
  const isDead = useInvalidInvitation(code);
  if (!isDead || typed !== code) return null;
  const leaveOut = () => {
    resetField('referralCode', { defaultValue: '' });
    setFocus('referralCode');
  };
  return (
    <Card tone="outlined">
      <Stack gap="s">
        <div role="alert">
          <Text weight="strong">{t('dead.title')}</Text>
          <Text tone="secondary">{t('dead.text')}</Text>
        </div>
        <Button tone="quiet" onClick={leaveOut}>
          {t('dead.without')}
        </Button>
      </Stack>
    </Card>
  );
}

import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dropNewcomer, type UnboundSocialAccount } from '#src/session/unboundSocialAccount.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { RegisterValues } from './registerValues.ts';

/** Says which social account will be bound to the new one, with a button to drop it (S7.32). */
export function SocialAccountNote({ newcomer }: { newcomer: UnboundSocialAccount }) {
  const { t } = useTranslation('register');
  const { control, setValue } = useFormContext<RegisterValues>();
  const bound = useWatch({ control, name: 'socialToken' }) !== '';
  if (!bound) return null;
  const { provider, name, email } = newcomer;
  const letGo = () => {
    dropNewcomer();
    setValue('socialToken', '');
  };
  return (
    <Card tone="outlined">
      <Stack gap="s">
        <Text>{t('newcomer.text', { provider, who: name ?? email ?? provider })}</Text>
        <Button tone="quiet" onClick={letGo}>
          {t('newcomer.letGo', { provider })}
        </Button>
      </Stack>
    </Card>
  );
}

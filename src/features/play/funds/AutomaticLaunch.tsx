import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Opens the game if automatic transfer is on: the launch transfers the funds. */
export function AutomaticLaunch({ onLaunch }: { onLaunch: () => void }) {
  const { t } = useTranslation('play');
  return (
    <Stack gap="m">
      <Text>{t('funds.automaticOn')}</Text>
      <Button tone="accent" onClick={onLaunch}>
        {t('funds.automaticAction')}
      </Button>
    </Stack>
  );
}

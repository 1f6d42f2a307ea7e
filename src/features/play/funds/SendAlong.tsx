import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Opens the game for a player whose money moves by itself: the launch brings it. */
export function SendAlong({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('play');
  return (
    <Stack gap="m">
      <Text>{t('funds.along')}</Text>
      <Button tone="accent" onClick={onDone}>
        {t('funds.alongAction')}
      </Button>
    </Stack>
  );
}

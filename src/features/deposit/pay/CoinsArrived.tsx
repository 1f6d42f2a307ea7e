import { useTranslation } from 'react-i18next';
import type { DepositCoins } from '#src/platform/contract.generated.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useArrivalWords } from './useArrivalWords.ts';

/** Says that only the network's confirmation is missing, and how the coins are credited. */
export function CoinsArrived({ coins }: { coins: DepositCoins }) {
  const { t } = useTranslation('deposit');
  const words = useArrivalWords();
  return (
    <Stack gap="xs">
      <Heading level={2} size="m">
        {t('coins.confirming.title')}
      </Heading>
      <Text>{words(coins, 'confirming')}</Text>
      <Text tone="secondary">{t('coins.confirming.leave')}</Text>
    </Stack>
  );
}

import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { DepositCoins } from '#src/platform/contract.generated.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useCoinWords } from './useCoinWords.ts';

/** Says that fewer coins arrived than requested: how many, how many are missing, and what happens if no more are sent. */
export function PartOfCoins({ coins, missing }: { coins: DepositCoins; missing: string }) {
  const { t } = useTranslation('deposit');
  const { amount } = useFormat();
  const words = useCoinWords(coins);
  const { received, asked, least } = coins;
  return (
    <Stack gap="xs">
      <Heading level={2} size="m">
        {t('coins.partial.title')}
      </Heading>
      <Text weight="strong">
        {t('coins.partial.arrived', { received: words(received), asked: words(asked) })}
      </Text>
      <Text>{t('coins.partial.missing', { missing: words(missing) })}</Text>
      <Text tone="secondary">{t('coins.partial.end', { least: amount(least) })}</Text>
    </Stack>
  );
}

import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { DepositMethod } from '#src/platform/contract.generated.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** What the chosen coin network means: where coins may be sent, and what happens to too few, too many and late ones. */
export function NetworkChoice({ network }: { network: Pick<DepositMethod, 'provider' | 'least'> }) {
  const { t } = useTranslation('deposit');
  const { amount } = useFormat();
  const { provider, least } = network;
  return (
    <Stack gap="xs">
      <Text size="s">{t('coins.choice', { provider })}</Text>
      <Text size="s" tone="secondary">
        {t('coins.rules', { least: amount(least) })}
      </Text>
    </Stack>
  );
}

import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { DepositMethod } from '#src/platform/contract.generated.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The rules of the chosen coin network: which coins to send, and what happens if too few, too many or late ones arrive. */
export function NetworkRules({ network }: { network: Pick<DepositMethod, 'provider' | 'least'> }) {
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

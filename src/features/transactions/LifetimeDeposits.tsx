import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { TransactionPage } from '#src/platform/contract.generated.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The member's lifetime net deposits (deposits less withdrawals), whatever the filter, with an explanation. */
export function LifetimeDeposits({ page }: { page: TransactionPage | undefined }) {
  const { t } = useTranslation('transactions');
  const { amount } = useFormat();
  const lifetime = page?.lifetime;
  return (
    <Card>
      <Stack gap="s">
        <Statistic
          label={t('lifetime.title')}
          {...(lifetime ? { figure: amount(lifetime.net) } : { loading: true })}
        />
        <Text size="s" tone="secondary">
          {lifetime
            ? t('lifetime.text', {
                deposited: amount(lifetime.deposited),
                withdrawn: amount(lifetime.withdrawn),
              })
            : t('lifetime.loading')}
        </Text>
      </Stack>
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Referral } from '#src/platform/contract.generated.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ClaimButton } from './ClaimButton.tsx';

type EarningsCardProps = Pick<Referral, 'earned' | 'claimable' | 'minimum'>;

/** The referral earnings, claimable from the minimum on. */
export function EarningsCard({ earned, claimable, minimum }: EarningsCardProps) {
  const { t } = useTranslation('referral');
  const { amount } = useFormat();
  const enough = Number(claimable) >= Number(minimum) && Number(claimable) > 0;
  return (
    <Card as="section" labelledBy="own-earnings">
      <Stack gap="l">
        <Heading level={2} size="m" id="own-earnings">
          {t('earnings.title')}
        </Heading>
        <Statistic label={t('earnings.earned')} figure={amount(earned)} />
        <Statistic label={t('earnings.claimable')} figure={amount(claimable)} />
        {enough ? (
          <div>
            <ClaimButton claimable={claimable} />
          </div>
        ) : (
          <Text size="s" tone="secondary">
            {t('earnings.minimum', { minimum: amount(minimum) })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

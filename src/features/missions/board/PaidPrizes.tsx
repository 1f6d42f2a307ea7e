import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PaidPrizes as Paid } from '#src/platform/contract.generated.ts';
import { LeaderRows } from '#src/shared/rewards/LeaderRows.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The prizes paid for the last finished day or week, or that there are none. */
export function PaidPrizes({ paid }: { paid: Paid | null }) {
  const { t } = useTranslation('missions');
  const { date } = useFormat();
  return (
    <Card as="section" labelledBy="paid-prizes">
      <Stack gap="s">
        <Heading level={3} size="m" id="paid-prizes">
          {t('board.paid')}
        </Heading>
        <Text size="s" tone="secondary">
          {paid ? t('board.paidAt', { moment: date(paid.at, 'dateTime') }) : t('board.neverPaid')}
        </Text>
        {paid && <LeaderRows rows={paid.list} you={t('board.you')} />}
      </Stack>
    </Card>
  );
}

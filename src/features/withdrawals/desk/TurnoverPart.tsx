import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { TurnoverList } from './TurnoverList.tsx';
import type { Bonuses } from './useBonuses.ts';

export interface TurnoverPartProps {
  /** The total still to be staked. */
  left: string;
  bonuses: Bonuses;
}

/** The wagering requirement of each bonus, and that of deposits and rebates together (S2.16). */
export function TurnoverPart({ left, bonuses }: TurnoverPartProps) {
  const { t } = useTranslation('withdrawals');
  const words = useErrorMessage();
  const { amount } = useFormat();
  const { data, error, isFetching, refetch } = bonuses;
  const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: () => void refetch() };
  return (
    <Card tone="sunken">
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={3} size="m">
            {t('turnover.title', { amount: amount(left) })}
          </Heading>
          <Text size="s" tone="secondary">
            {t('turnover.text')}
          </Text>
        </Stack>
        {data && <TurnoverList left={left} bonuses={data.list} />}
        {!data && error && (
          <ErrorState title={t('turnover.failed')} hint={words(error)} {...again} />
        )}
      </Stack>
    </Card>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { TurnoverList } from './TurnoverList.tsx';
import type { TurnoverBonuses } from './useTurnoverBonuses.ts';

export interface TurnoverPartProps {
  /** The total still to be staked. */
  left: string;
  bonuses: TurnoverBonuses;
  /** What the requirement means for what the player is doing. */
  text: string;
  /** The level of the heading. */
  level?: 2 | 3;
  /** A link below the list. */
  action?: ReactNode;
}

/** The wagering requirement of each bonus, and that of deposits and rebates together (S2.16). */
export function TurnoverPart({ left, bonuses, text, level = 3, action }: TurnoverPartProps) {
  const { t } = useTranslation('balance');
  const words = useErrorMessage();
  const { amount } = useFormat();
  const { data, error, isFetching, refetch } = bonuses;
  const again = { retryLabel: t('again'), retrying: isFetching, onRetry: () => void refetch() };
  return (
    <Card tone="sunken">
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={level} size="m">
            {t('turnover.title', { amount: amount(left) })}
          </Heading>
          <Text size="s" tone="secondary">
            {text}
          </Text>
        </Stack>
        {data && <TurnoverList left={left} bonuses={data.list} />}
        {!data && error && (
          <ErrorState title={t('turnover.failed')} hint={words(error)} {...again} />
        )}
        {action}
      </Stack>
    </Card>
  );
}

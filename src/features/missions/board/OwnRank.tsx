import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Leaderboard } from '#src/platform/contract.generated.ts';
import { LeaderRows } from '#src/shared/rewards/LeaderRows.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The player's own rank with its neighbours, or a note that nothing was staked yet. */
export function OwnRank({ board: { own, around } }: { board: Leaderboard }) {
  const { t } = useTranslation('missions');
  const { count } = useFormat();
  return (
    <Card as="section" labelledBy="own-place">
      <Stack gap="s">
        <Text size="s" tone="secondary">
          {t('board.yours')}
        </Text>
        <Heading level={3} size="l" id="own-place">
          {own.place === null
            ? t('board.noPlace')
            : t('board.yourPlace', { place: count(own.place) })}
        </Heading>
        {own.place === null ? (
          <Text size="s" tone="secondary">
            {t('board.noPlaceHint')}
          </Text>
        ) : (
          <LeaderRows
            rows={around.map((leader) => ({ ...leader, amount: leader.staked }))}
            you={t('board.you')}
          />
        )}
      </Stack>
    </Card>
  );
}

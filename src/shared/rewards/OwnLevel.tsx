import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Vip } from '#src/platform/contract.generated.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The player's level, total stakes, and progress to the next one. */
export function OwnLevel({ vip: { vipLabelName, staked, next, levels } }: { vip: Vip }) {
  const { t } = useTranslation('vip');
  const { amount } = useFormat();
  const titleId = useId();
  const following = levels.find(({ vipRankLevel }) => vipRankLevel === next?.vipRankLevel);
  return (
    <Card as="section" labelledBy={titleId}>
      <Stack gap="l">
        <Stack gap="xs">
          <Text size="s" tone="secondary">
            {t('own.title')}
          </Text>
          <Heading level={2} size="xl" id={titleId}>
            {vipLabelName || t('own.none')}
          </Heading>
        </Stack>
        <Statistic label={t('own.staked')} figure={amount(staked)} />
        {next ? (
          <ProgressBar
            label={t('own.next', { level: following?.vipLabelName ?? '' })}
            value={Number(staked)}
            max={Number(staked) + Number(next.left)}
            valueText={t('own.left', { left: amount(next.left) })}
          />
        ) : (
          <Text>{t('own.highest')}</Text>
        )}
      </Stack>
    </Card>
  );
}

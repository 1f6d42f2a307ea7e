import { useTranslation } from 'react-i18next';
import { Card } from '#src/ui/card/Card.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The skeleton of the own level at its final height. */
export function OwnLevelSkeleton() {
  const { t } = useTranslation('vip');
  return (
    <Card>
      <Stack gap="l">
        <Stack gap="xs">
          <Text size="s" tone="secondary">
            {t('own.title')}
          </Text>
          <Text size="l">
            <Skeleton width="short" />
          </Text>
        </Stack>
        <Statistic loading label={t('own.staked')} />
        <Stack gap="xs">
          <Text size="s">
            <Skeleton width="half" />
          </Text>
          <Skeleton />
        </Stack>
      </Stack>
    </Card>
  );
}

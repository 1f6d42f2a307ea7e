import { useTranslation } from 'react-i18next';
import { Card } from '#src/ui/card/Card.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The skeleton of the player's own rank. */
export function OwnRankSkeleton() {
  const { t } = useTranslation('missions');
  return (
    <Card>
      <Stack gap="s">
        <Text size="s" tone="secondary">
          {t('board.yours')}
        </Text>
        <SkeletonLines />
      </Stack>
    </Card>
  );
}

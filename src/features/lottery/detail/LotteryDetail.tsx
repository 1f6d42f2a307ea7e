import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lottery } from '#src/platform/contract.generated.ts';
import { hostPath } from '#src/platform/endpoints/games/launchPath.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { DrawHistory } from './DrawHistory.tsx';
import { NextDraw } from './NextDraw.tsx';

/** One lottery: its next draw, the link to play, and its results, newest first (S7.28). */
export function LotteryDetail({ lottery }: { lottery: Lottery }) {
  const { t } = useTranslation('lottery');
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <Stack gap="xl">
        <Stack gap="xxs">
          <Heading level={2} id={titleId} size="l">
            {lottery.displayName}
          </Heading>
          <Text size="s" tone="secondary">
            {t('every', { count: lottery.minutes })}
          </Text>
        </Stack>
        <NextDraw lottery={lottery} />
        <ButtonLink to={hostPath(lottery)} tone="accent" icon="play" wide>
          {t('start')}
        </ButtonLink>
        <DrawHistory gameCode={lottery.gameCode} />
      </Stack>
    </Card>
  );
}

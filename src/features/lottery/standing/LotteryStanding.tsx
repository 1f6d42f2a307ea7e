import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrizeMode } from '#src/platform/contract.generated.ts';
import type { LeaderboardPeriod } from '#src/platform/endpoints/lottery/missions.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Chip } from '#src/ui/chip/Chip.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { LotteryLeaders } from './LotteryLeaders.tsx';
import { MissionFigures } from './MissionFigures.tsx';

const PERIODS = ['weekly', 'daily'] as const satisfies readonly LeaderboardPeriod[];

/** The player's standing: their missions, and their rank by stakes at these lotteries (S7.28). */
export function LotteryStanding({ prizeMode }: { prizeMode: PrizeMode }) {
  const { t } = useTranslation('lottery');
  const titleId = useId();
  const [period, setPeriod] = useState<LeaderboardPeriod>('weekly');
  const scope = { prizeMode, period };
  return (
    <Card as="section" labelledBy={titleId}>
      <Stack gap="xl">
        <Stack direction="row" align="center" justify="between" wrap>
          <Heading level={2} id={titleId} size="l">
            {t('standing.title')}
          </Heading>
          <Stack direction="row" gap="s" wrap>
            {PERIODS.map((each) => (
              <Chip key={each} selected={each === period} onSelect={() => setPeriod(each)}>
                {t(`standing.${each}`)}
              </Chip>
            ))}
          </Stack>
        </Stack>
        <MissionFigures scope={scope} />
        <LotteryLeaders scope={scope} />
      </Stack>
    </Card>
  );
}

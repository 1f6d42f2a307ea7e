import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { BOARD_PERIODS, boardOf, boardPath } from './boardPaths.ts';
import { PeriodLeaderboard } from './PeriodLeaderboard.tsx';

/** The leaderboard of stakes. The URL sets the period. */
export function Leaderboard() {
  const { t } = useTranslation('missions');
  const [query] = useSearchParams();
  const period = boardOf(query);
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{t('board.title')}</Heading>
      <ChipRow label={t('board.periods')}>
        {BOARD_PERIODS.map((each) => (
          <li key={each}>
            <ChipLink to={boardPath(each)} current={each === period} replace>
              {t(`board.${each}`)}
            </ChipLink>
          </li>
        ))}
      </ChipRow>
      <PeriodLeaderboard key={period} period={period} />
    </Stack>
  );
}

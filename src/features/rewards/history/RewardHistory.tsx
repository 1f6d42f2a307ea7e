import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PeriodFilter } from '#src/shared/records/PeriodFilter.tsx';
import { periodOf, spanOf, spanProblem } from '#src/shared/records/recordPeriod.ts';
import { useMarketToday } from '#src/shared/records/useMarketToday.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { RewardRecords } from './RewardRecords.tsx';
import { rewardsPath } from './rewardPaths.ts';

/** What became of earlier rewards. The address says of which days (S9.6). */
export function RewardHistory() {
  const { t } = useTranslation('rewards');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const today = useMarketToday();
  const period = periodOf(query);
  const span = spanOf(period, today);
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{t('history.title')}</Heading>
      <PeriodFilter
        period={period}
        today={today}
        onChange={(next) =>
          navigate(rewardsPath(next), { replace: true, preventScrollReset: true })
        }
      />
      {!spanProblem(span) && <RewardRecords span={span} />}
    </Stack>
  );
}

import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Lottery } from '#src/platform/contract.generated.ts';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';
import { Countdown } from '#src/ui/countdown/Countdown.tsx';
import { durationText } from '#src/ui/countdown/durationText.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';

/** The next draw: its number, its time, and when betting closes. It shows the time without urging players to hurry. */
export function NextDraw({ lottery }: { lottery: Lottery }) {
  const { t } = useTranslation('lottery');
  const { date, count } = useFormat();
  const now = usePlatformClock();
  const { issue, closesAt, drawsAt } = lottery;
  const closes = Math.round((Date.parse(drawsAt) - Date.parse(closesAt)) / 1000);
  const drawing = t('next.drawing');
  return (
    <DefinitionList
      layout="columns"
      items={[
        {
          term: t('next.in'),
          value: (
            <Countdown
              until={Date.parse(drawsAt)}
              now={now}
              label={t('next.in')}
              format={(left) => (left === 0 ? drawing : durationText(left))}
              announce={(left) => (left === 0 ? drawing : '')}
            />
          ),
        },
        { term: t('next.at'), value: date(drawsAt, 'time') },
        { term: t('next.closes'), value: t('next.seconds', { seconds: count(closes) }) },
        { term: t('next.issue'), value: issue },
      ]}
    />
  );
}

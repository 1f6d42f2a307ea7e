import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { type RecordPeriod, spanProblem } from './recordPeriod.ts';

/** A record's days in words, or why they have no record. */
export function PeriodText({ period }: { period: RecordPeriod }) {
  const { t } = useTranslation('session');
  const { count, day } = useFormat();
  if ('days' in period) {
    const isToday = period.days === 1;
    return (
      <Text>{isToday ? t('records.today') : t('records.days', { days: count(period.days) })}</Text>
    );
  }
  const problem = spanProblem(period);
  if (problem) return <Text tone="danger">{t(`records.problem.${problem}`)}</Text>;
  const isOneDay = period.from === period.to;
  return <Text>{isOneDay ? day(period.from) : `${day(period.from)} – ${day(period.to)}`}</Text>;
}

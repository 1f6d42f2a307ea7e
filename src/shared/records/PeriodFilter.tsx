import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { localeOf } from '#src/i18n/localeOf.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { DateRange } from '#src/ui/dateRange/DateRange.tsx';
import { type DateSpan, previousDays } from '#src/ui/dateRange/dateSpan.ts';
import * as styles from './PeriodFilter.css.ts';
import { PERIOD_DAYS, periodFor, type RecordPeriod, spanOf, spanProblem } from './recordPeriod.ts';

export interface PeriodFilterProps {
  /** The period of the address. */
  period: RecordPeriod;
  /** The day in the market's zone. */
  today: string;
  /** Another valid period was chosen. */
  onChange: (period: RecordPeriod) => void;
}

const isSameSpan = (one: DateSpan, other: DateSpan): boolean =>
  one.from === other.from && one.to === other.to;

/** The days of a record: today, the last 7 or 30 days, or any others (S9.6). Invalid days stay as typed and say why. */
export function PeriodFilter({ period, today, onChange }: PeriodFilterProps) {
  const { t, i18n } = useTranslation('session');
  const { count } = useFormat();
  const { numerals } = useBrand().market;
  const asked = spanOf(period, today);
  const [span, setSpan] = useState(asked);
  const [known, setKnown] = useState(asked);
  // Typed days are replaced if the address changes, by a link or going back.
  if (!isSameSpan(asked, known)) {
    setKnown(asked);
    setSpan(asked);
  }
  const problem = spanProblem(span);
  const change = (next: DateSpan) => {
    setSpan(next);
    if (!spanProblem(next)) onChange(periodFor(next, today));
  };
  const preset = (days: number) => ({
    label: days === 1 ? t('records.today') : t('records.days', { days: count(days) }),
    ...previousDays(today, days),
  });
  return (
    <div className={styles.filter}>
      <DateRange
        label={t('records.period')}
        value={span}
        onChange={change}
        error={problem && t(`records.problem.${problem}`)}
        today={today}
        limits={{ last: today }}
        locale={localeOf({ numerals, language: i18n.language })}
        weekStartsOn={0}
        presets={{
          label: t('records.presets'),
          spans: [...PERIOD_DAYS].reverse().map(preset),
        }}
        labels={{
          from: t('records.from'),
          to: t('records.to'),
          format: t('records.format'),
          calendar: t('records.calendar'),
          previousMonth: t('records.previousMonth'),
          nextMonth: t('records.nextMonth'),
          today: (day) => t('records.todayIs', { day }),
        }}
      />
    </div>
  );
}

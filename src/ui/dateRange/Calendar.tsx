import { useDirection } from '@base-ui/react/direction-provider';
import type { ComponentProps } from 'react';
import { DayPicker } from 'react-day-picker';
import { dateFormatter } from '#src/ui/dateTime/dateFormatter.ts';
import { knowsDateNames } from '#src/ui/dateTime/dateNames.ts';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import * as styles from './Calendar.css.ts';
import { type CalendarDate, isoOf, momentOf } from './calendarDate.ts';
import type { DateSpan } from './dateSpan.ts';

export interface CalendarProps {
  value: DateSpan;
  onChange: (value: DateSpan) => void;
  /** Today in the market's time zone. */
  today: CalendarDate;
  /** The first and the last day that may be chosen. */
  limits?: { first?: CalendarDate | undefined; last?: CalendarDate | undefined } | undefined;
  /** The language of month and day names, and the digits: `bn-u-nu-latn`. */
  locale: string;
  /** 0 is Sunday. */
  weekStartsOn: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  labels: {
    previousMonth: string;
    nextMonth: string;
    /** The name of today's date: `Today, 5 March 2026`. */
    today: (day: string) => string;
  };
}

type StepProps = Pick<
  ComponentProps<'button'>,
  'onClick' | 'tabIndex' | 'aria-disabled' | 'aria-label'
>;

const step = (icon: 'chevronStart' | 'chevronEnd') =>
  function Step({
    'aria-label': label = '',
    'aria-disabled': closed,
    onClick,
    tabIndex,
  }: StepProps) {
    return (
      <IconButton
        icon={icon}
        label={label}
        onClick={onClick}
        tabIndex={tabIndex}
        disabled={closed === true}
      />
    );
  };

const COMPONENTS = {
  PreviousMonthButton: step('chevronStart'),
  NextMonthButton: step('chevronEnd'),
};

/** Formats the names of days and months; moments are midnights in UTC, so no zone shifts a day. */
function namesIn(locale: string) {
  const name = (shape: Intl.DateTimeFormatOptions) => {
    const format = dateFormatter(locale, { ...shape, timeZone: 'UTC' });
    return (moment: Date) => format.format(moment);
  };
  return {
    day: name({ dateStyle: 'full' }),
    dayOfMonth: name({ day: 'numeric' }),
    month: name({ month: 'long', year: 'numeric' }),
    weekday: name({ weekday: 'long' }),
    weekdayShort: name({ weekday: 'narrow' }),
  };
}

/** A calendar month: the first press starts a range, the second ends it. Arrow keys move between days. */
export function Calendar({
  value,
  onChange,
  today,
  limits,
  locale,
  weekStartsOn,
  labels,
}: CalendarProps) {
  const direction = useDirection();
  const names = namesIn(locale);
  const [from, to] = [momentOf(value.from), momentOf(value.to)];
  const [first, last] = [momentOf(limits?.first ?? ''), momentOf(limits?.last ?? '')];
  const now = momentOf(today);
  const shown = to ?? from ?? now;
  return (
    <DayPicker
      mode="range"
      required
      resetOnSelect
      autoFocus
      timeZone="UTC"
      dir={direction}
      navLayout="around"
      // Without names there is nothing to head a column with.
      hideWeekdays={!knowsDateNames(locale)}
      weekStartsOn={weekStartsOn}
      selected={{ from, to }}
      onSelect={(span) =>
        onChange({ from: span.from ? isoOf(span.from) : '', to: span.to ? isoOf(span.to) : '' })
      }
      {...(now && { today: now })}
      {...(shown && { defaultMonth: shown })}
      {...(first && { startMonth: first })}
      {...(last && { endMonth: last })}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      formatters={{
        formatCaption: names.month,
        formatDay: names.dayOfMonth,
        formatWeekdayName: names.weekdayShort,
      }}
      labels={{
        labelPrevious: () => labels.previousMonth,
        labelNext: () => labels.nextMonth,
        labelGrid: names.month,
        labelWeekday: names.weekday,
        labelDayButton: (moment, { today: isToday }) =>
          isToday ? labels.today(names.day(moment)) : names.day(moment),
      }}
      components={COMPONENTS}
      classNames={{
        month: styles.month,
        month_caption: styles.caption,
        month_grid: styles.grid,
        weekday: styles.weekday,
        day: styles.cell,
        day_button: styles.day,
        selected: styles.chosen,
        range_middle: styles.between,
        today: styles.today,
      }}
    />
  );
}

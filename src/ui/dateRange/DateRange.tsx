import { type FocusEvent, lazy, Suspense } from 'react';
import { ChipChoices } from '#src/ui/field/ChipChoices.tsx';
import { ControlBox } from '#src/ui/field/ControlBox.tsx';
import type { Controlled } from '#src/ui/field/controlled.ts';
import { Field, type FieldLook } from '#src/ui/field/Field.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { Popover } from '#src/ui/popover/Popover.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import type { CalendarProps } from './Calendar.tsx';
import * as styles from './DateRange.css.ts';
import { DayInput } from './DayInput.tsx';
import type { DateSpan } from './dateSpan.ts';

const Calendar = lazy(() =>
  import('./Calendar.tsx').then(({ Calendar: loaded }) => ({ default: loaded })),
);

/** A named range of days. */
interface DatePreset extends DateSpan {
  /** `Last 7 days` */
  label: string;
}

export interface DateRangeProps
  extends Omit<FieldLook, 'label'>,
    Controlled<DateSpan>,
    Omit<CalendarProps, 'value' | 'onChange' | 'labels'> {
  label: string;
  /** Ranges that one press chooses (`previousDays(today, 7)`), with a label for the group. */
  presets?: { label: string; spans: readonly DatePreset[] } | undefined;
  labels: CalendarProps['labels'] & {
    from: string;
    to: string;
    /** The date format: `yyyy-mm-dd`. */
    format: string;
    /** The label of the button that opens the calendar. */
    calendar: string;
  };
}

/**
 * A field for a range of days: a preset, typed in either of the two formats (S5.9), or chosen in a calendar that loads when it is opened.
 */
export function DateRange({
  label,
  hint,
  error,
  required,
  disabled,
  value,
  onChange,
  onBlur,
  name,
  ref,
  presets,
  labels,
  ...calendar
}: DateRangeProps) {
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  const shared = { placeholder: labels.format, invalid: Boolean(error), required, disabled };
  return (
    <Field {...{ label, hint, error, required, disabled }} names="other">
      {/* biome-ignore lint/a11y/useSemanticElements: the label above is the legend; a fieldset would name it twice. */}
      <div role="group" aria-label={label} onBlur={leave} className={styles.group}>
        {presets && (
          <ChipChoices
            label={presets.label}
            disabled={disabled}
            options={presets.spans.map(({ label: words, ...span }) => ({
              key: words,
              label: words,
              selected: span.from === value.from && span.to === value.to,
              onSelect: () => onChange(span),
            }))}
          />
        )}
        <ControlBox
          actions={
            <Popover
              trigger={<IconButton icon="calendar" label={labels.calendar} disabled={disabled} />}
              title={label}
              titleHidden
              align="end"
            >
              <Suspense fallback={<CalendarSkeleton />}>
                <Calendar {...calendar} labels={labels} value={value} onChange={onChange} />
              </Suspense>
            </Popover>
          }
        >
          <DayInput
            {...shared}
            label={labels.from}
            name={name}
            inputRef={ref}
            value={value.from}
            onChange={(from) => onChange({ ...value, from })}
          />
          <span aria-hidden="true" className={styles.dash}>
            –
          </span>
          <DayInput
            {...shared}
            label={labels.to}
            value={value.to}
            onChange={(to) => onChange({ ...value, to })}
          />
        </ControlBox>
      </div>
    </Field>
  );
}

function CalendarSkeleton() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      <Skeleton shape="block" />
    </div>
  );
}

import { Field as Base } from '@base-ui/react/field';
import { type RefCallback, useState } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import * as box from '#src/ui/field/ControlBox.css.ts';
import { type CalendarDate, dateOf } from './calendarDate.ts';
import * as styles from './DateRange.css.ts';

export interface DayInputProps {
  label: string;
  placeholder: string;
  value: CalendarDate;
  onChange: (value: CalendarDate) => void;
  name?: string | undefined;
  inputRef?: RefCallback<HTMLElement> | undefined;
  invalid: boolean;
  required: boolean | undefined;
  disabled: boolean | undefined;
}

/** An input for one day in any accepted format; the text stays as typed. */
export function DayInput({
  label,
  placeholder,
  value,
  onChange,
  name,
  inputRef,
  invalid,
  required,
  disabled,
}: DayInputProps) {
  const [typed, setTyped] = useState(value);
  const shown = (dateOf(typed) ?? typed) === value ? typed : value;
  return (
    <Base.Root className={styles.dayField} invalid={invalid} disabled={disabled}>
      <Base.Control
        ref={inputRef}
        name={name}
        aria-label={label}
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete="off"
        required={required}
        value={shown}
        onValueChange={(text) => {
          setTyped(text);
          onChange(dateOf(text) ?? text);
        }}
        className={classNames(box.input, styles.day)}
      />
    </Base.Root>
  );
}

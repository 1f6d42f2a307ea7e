import { OTPField as Base } from '@base-ui/react/otp-field';
import type { FocusEvent } from 'react';
import type { Controlled } from '#src/ui/field/controlled.ts';
import { Field, type FieldLook } from '#src/ui/field/Field.tsx';
import { latinDigits } from '#src/ui/latinDigits.ts';
import * as styles from './CodeField.css.ts';
import { ResendButton, type ResendButtonProps } from './ResendButton.tsx';

export interface CodeFieldProps extends FieldLook, Controlled<string> {
  /** The number of digits. */
  length: number;
  /** The accessible name of a slot: `Digit 2 of 6`. The first one has the field's label. */
  labels: { slot: (position: number, length: number) => string };
  /** Called once the last digit is entered. */
  onComplete?: ((code: string) => void) | undefined;
  /** The button that sends the code. */
  resend?: Omit<ResendButtonProps, 'disabled'> | undefined;
}

const digitsOf = (text: string): string => latinDigits(text).replace(/\D/g, '');

/**
 * A field for a one-time code: a slot for each digit, in either set of digits. Pasting fills all of them, and phones suggest the code from
 * the message.
 */
export function CodeField({
  length,
  labels,
  onComplete,
  resend,
  value,
  onChange,
  onBlur,
  name,
  ref,
  ...frame
}: CodeFieldProps) {
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  return (
    <div className={styles.column}>
      <Field {...frame}>
        <Base.Root
          length={length}
          value={value}
          onValueChange={onChange}
          onValueComplete={onComplete}
          onBlur={leave}
          name={name}
          required={frame.required}
          validationType="none"
          normalizeValue={digitsOf}
          inputMode="numeric"
          className={styles.slots}
        >
          {Array.from({ length }, (_, at) => at + 1).map((position) => (
            <Base.Input
              key={position}
              ref={position === 1 ? ref : undefined}
              aria-label={position === 1 ? undefined : labels.slot(position, length)}
              className={styles.slot}
            />
          ))}
        </Base.Root>
      </Field>
      {resend && <ResendButton {...resend} disabled={frame.disabled} />}
    </div>
  );
}

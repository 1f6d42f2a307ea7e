import { Field as Base } from '@base-ui/react/field';
import type { ReactNode } from 'react';
import * as styles from './Field.css.ts';
import { FieldLabel, type FieldLabelProps } from './FieldLabel.tsx';
import { FieldMessage, type FieldMessageProps } from './FieldMessage.tsx';

/** The props that all form fields share. */
export interface FieldLook extends FieldMessageProps {
  label: ReactNode;
  /** Whether it must be filled in: shows an asterisk after the label (S5.9). */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface FieldProps extends FieldLook, Pick<FieldLabelProps, 'names'> {
  /** The control. */
  children: ReactNode;
  /** At the end of the line below: the character counter of a text. */
  aside?: ReactNode;
}

/**
 * The frame of every form control: label above, hint below, and the error in place of the hint, all linked to the control by
 * `aria-labelledby`, `aria-describedby` and `aria-invalid`.
 */
export function Field({
  label,
  hint,
  error,
  required,
  disabled,
  names,
  children,
  aside,
}: FieldProps) {
  return (
    <Base.Root className={styles.field} invalid={Boolean(error)} disabled={disabled}>
      <FieldLabel required={required} names={names}>
        {label}
      </FieldLabel>
      {children}
      {(hint || error || aside) && (
        <div className={styles.foot}>
          <FieldMessage hint={hint} error={error} />
          {aside}
        </div>
      )}
    </Base.Root>
  );
}

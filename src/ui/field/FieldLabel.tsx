import { Field as Base } from '@base-ui/react/field';
import type { ReactNode } from 'react';
import * as styles from './Field.css.ts';

export interface FieldLabelProps {
  children: ReactNode;
  required?: boolean | undefined;
  /**
   * `other` for what is no single input: a button that opens a list, a group.
   * @default 'input'
   */
  names?: 'input' | 'other' | undefined;
}

/** The label above a control, with an asterisk if it is required (S5.9). */
export function FieldLabel({ children, required, names = 'input' }: FieldLabelProps) {
  const words = (
    <>
      {children}
      {required && <Asterisk />}
    </>
  );
  return names === 'input' ? (
    <Base.Label className={styles.label}>{words}</Base.Label>
  ) : (
    <Base.Label nativeLabel={false} render={<div />} className={styles.label}>
      {words}
    </Base.Label>
  );
}

/** The asterisk of a required field (S5.9). Screen readers get that from the control itself. */
export function Asterisk() {
  return (
    <span aria-hidden="true" className={styles.asterisk}>
      *
    </span>
  );
}

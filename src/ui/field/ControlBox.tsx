import type { ReactNode } from 'react';
import * as styles from './ControlBox.css.ts';

export interface ControlBoxProps {
  /** The input, with the class `input` of this folder. */
  children: ReactNode;
  /** A control before the value: the dialling code of a number. */
  lead?: ReactNode;
  /** Words or a mark before the value. */
  prefix?: ReactNode;
  /** Words or a mark after the value. */
  suffix?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

/** The box around an input and what is beside its value. */
export function ControlBox({ children, lead, prefix, suffix, actions }: ControlBoxProps) {
  return (
    <div className={styles.box}>
      {lead}
      {prefix && <span className={styles.affix}>{prefix}</span>}
      {children}
      {suffix && <span className={styles.affix}>{suffix}</span>}
      {actions}
    </div>
  );
}

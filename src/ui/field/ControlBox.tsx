import type { ReactNode } from 'react';
import * as styles from './ControlBox.css.ts';

export interface ControlBoxProps {
  /** The input, with the class `input` of this folder. */
  children: ReactNode;
  /** A control before the value: the dialling code of a number. */
  lead?: ReactNode;
  /** Text or an icon before the value. */
  prefix?: ReactNode;
  /** Text or an icon after the value. */
  suffix?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

/** The box around an input, with the parts next to its value. */
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

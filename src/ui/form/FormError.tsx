import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './Form.css.ts';

export interface FormErrorProps {
  /** What happened. */
  title: string;
  /** What was kept, and what to do. */
  children?: ReactNode;
}

/** Why the form as a whole did not go through; it is read out at once. Errors of a single field are shown at the field. */
export function FormError({ title, children }: FormErrorProps) {
  return (
    <div role="alert" className={styles.error}>
      <span className={styles.errorIcon}>
        <Icon name="alert" />
      </span>
      <div className={styles.errorWords}>
        <span className={styles.errorTitle}>{title}</span>
        {children}
      </div>
    </div>
  );
}

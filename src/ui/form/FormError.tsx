import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { bringIntoView } from './bringIntoView.ts';
import * as styles from './Form.css.ts';

export interface FormErrorProps {
  /** What happened. */
  title: string;
  /** What was kept, and what to do. */
  children?: ReactNode;
  /** Whether it is there when the page opens, rather than after a press: then the focus stays where it is. */
  initial?: boolean;
}

/**
 * The error of a form as a whole; it is announced at once, scrolled to if it is out of view, and focused. Errors of a single field are
 * shown at the field.
 */
export function FormError({ title, children, initial = false }: FormErrorProps) {
  const error = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (initial || !error.current) return;
    error.current.focus({ preventScroll: true });
    bringIntoView(error.current);
  }, [initial]);
  return (
    <div ref={error} role="alert" tabIndex={-1} className={styles.error}>
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

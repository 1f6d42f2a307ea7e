import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { bringIntoView } from './bringIntoView.ts';
import * as styles from './Form.css.ts';

export interface FormErrorProps {
  /** What happened. */
  title: string;
  /** What was kept, and what to do. */
  children?: ReactNode;
  /** It answers no press: the page opens with it, so the focus stays where it is. */
  standing?: boolean;
}

/**
 * Why the form as a whole did not go through; it is read out at once, scrolled to where it is out of view, and has the focus.
 * Errors of a single field are shown at the field.
 */
export function FormError({ title, children, standing = false }: FormErrorProps) {
  const error = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (standing || !error.current) return;
    error.current.focus({ preventScroll: true });
    bringIntoView(error.current);
  }, [standing]);
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

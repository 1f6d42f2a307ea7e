import type { FormEvent, ReactNode } from 'react';
import * as styles from './Form.css.ts';

export interface FormProps {
  /** Fields, sections and, last, the actions. */
  children: ReactNode;
  /** `handleSubmit(…)` of react-hook-form fits. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** What the form is for, where no heading names it. */
  label?: string | undefined;
}

/** Fields in one column. Errors stand at their fields in the site's words, so the browser's own are off. */
export function Form({ children, onSubmit, label }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event);
  };
  return (
    <form noValidate aria-label={label} onSubmit={submit} className={styles.form}>
      {children}
    </form>
  );
}

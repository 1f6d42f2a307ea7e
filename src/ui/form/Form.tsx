import type { FormEvent, ReactNode } from 'react';
import * as styles from './Form.css.ts';

export interface FormProps {
  /** Fields, sections and, last, the actions. */
  children: ReactNode;
  /** Accepts `handleSubmit(…)` of react-hook-form. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** The accessible name, if no heading names the form. */
  label?: string | undefined;
}

/** A form with its fields in one column. Errors are shown at the fields in the site's language, so the browser's own are off. */
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

import { Fieldset } from '@base-ui/react/fieldset';
import type { ReactNode } from 'react';
import * as styles from './Form.css.ts';

export interface FormSectionProps {
  /** The heading of the fields. */
  title: string;
  children: ReactNode;
  /** Whether all of the fields are disabled. */
  disabled?: boolean | undefined;
}

/** A section of related fields in a long form. */
export function FormSection({ title, children, disabled }: FormSectionProps) {
  return (
    <Fieldset.Root className={styles.section} disabled={disabled}>
      <Fieldset.Legend className={styles.legend}>{title}</Fieldset.Legend>
      {children}
    </Fieldset.Root>
  );
}

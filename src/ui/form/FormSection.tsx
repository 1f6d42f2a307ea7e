import { Fieldset } from '@base-ui/react/fieldset';
import type { ReactNode } from 'react';
import * as styles from './Form.css.ts';

export interface FormSectionProps {
  /** What the fields have in common. */
  title: string;
  children: ReactNode;
  /** None of the fields can be used now. */
  disabled?: boolean | undefined;
}

/** Fields of a long form that belong together. */
export function FormSection({ title, children, disabled }: FormSectionProps) {
  return (
    <Fieldset.Root className={styles.section} disabled={disabled}>
      <Fieldset.Legend className={styles.legend}>{title}</Fieldset.Legend>
      {children}
    </Fieldset.Root>
  );
}

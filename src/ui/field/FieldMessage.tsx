import { Field as Base } from '@base-ui/react/field';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './Field.css.ts';

/** Marks what tells that a field is wrong, for whoever counts the wrong fields of a form. */
export const FIELD_ERROR = 'data-field-error';

export interface FieldMessageProps {
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; it takes the place of the hint. */
  error?: string | undefined;
}

/** The line below a control. Whoever listens hears it with the control. */
export function FieldMessage({ hint, error }: FieldMessageProps) {
  if (error) {
    return (
      <Base.Error match className={styles.error} {...{ [FIELD_ERROR]: true }}>
        <span className={styles.errorIcon}>
          <Icon name="alert" size="s" />
        </span>
        {error}
      </Base.Error>
    );
  }
  return hint ? <Base.Description className={styles.hint}>{hint}</Base.Description> : null;
}

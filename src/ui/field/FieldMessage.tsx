import { Field as Base } from '@base-ui/react/field';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './Field.css.ts';

/** The attribute that marks a field error, for counting the invalid fields of a form. */
export const FIELD_ERROR = 'data-field-error';

export interface FieldMessageProps {
  /** Help for filling it in. */
  hint?: ReactNode;
  /** The error with advice; it replaces the hint. */
  error?: string | undefined;
}

/** The hint or error below a control. Screen readers read it with the control. */
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

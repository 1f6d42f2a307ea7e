import type { Option } from './options.ts';
import * as styles from './Select.css.ts';

/** An option's label and hint. */
export function OptionWords({ label, hint }: Pick<Option<string>, 'label' | 'hint'>) {
  return (
    <span className={styles.optionWords}>
      {label}
      {hint && <span className={styles.optionHint}>{hint}</span>}
    </span>
  );
}

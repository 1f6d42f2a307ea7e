import * as styles from './Spinner.css.ts';

/** A spinner next to the text of a busy button. */
export function Spinner() {
  return (
    <svg aria-hidden="true" className={styles.spinner} viewBox="0 0 24 24" fill="none">
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  );
}

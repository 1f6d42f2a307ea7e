import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './Tag.css.ts';

export interface TagProps {
  children: string;
  /** The label of the remove button: "Remove the filter: Copper Reel". */
  dismissLabel: string;
  onDismiss: () => void;
}

/** A selected value with a button to remove it. */
export function Tag({ children, dismissLabel, onDismiss }: TagProps) {
  return (
    <span className={styles.tag}>
      <span className={styles.words}>{children}</span>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={dismissLabel}
        onClick={onDismiss}
      >
        <Icon name="close" size="s" />
      </button>
    </span>
  );
}

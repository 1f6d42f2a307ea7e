import { classNames } from '#src/ui/classNames.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './Money.css.ts';
import { RollingFigures } from './RollingFigures.tsx';

export interface MoneyProps {
  /** The amount as a decimal string, as the platform sends it. */
  value: string;
  /** The same amount as players read it (S9.4). */
  text: string;
  /** Animates changes of `value`: for a balance, not for lists. */
  rolls?: boolean;
  /** Whether the amount went up or down for the player, with a text for screen readers. */
  movement?: { kind: (typeof styles.MOVEMENTS)[number]; label: string };
  /** Shows asterisks in place of the amount (S2.20); screen readers read the label. */
  hidden?: { label: string } | undefined;
}

function Hidden({ text, label }: { text: string; label: string }) {
  return (
    <span className={classNames(styles.money, styles.figures, styles.veiled)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true" className={styles.kept}>
        {text}
      </span>
      <span aria-hidden="true" data-clips className={styles.asterisks}>
        {'*'.repeat(Array.from(text).length)}
      </span>
    </span>
  );
}

/** A text without the characters that isolate it (UAX #9), as its style does that. */
const plainly = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

/** An amount of money in tabular figures. Its size and weight are inherited. */
export function Money({ value, text: written, rolls, movement, hidden }: MoneyProps) {
  const text = plainly(written);
  if (hidden) return <Hidden text={text} label={hidden.label} />;
  return (
    <data
      value={value}
      className={classNames(
        styles.money,
        movement && styles.moved,
        movement && styles.movement[movement.kind],
      )}
    >
      {movement && <VisuallyHidden>{movement.label} </VisuallyHidden>}
      <span className={styles.figures}>
        {rolls ? <RollingFigures value={value} text={text} /> : text}
      </span>
    </data>
  );
}

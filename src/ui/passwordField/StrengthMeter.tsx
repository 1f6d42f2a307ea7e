import { Meter } from '@base-ui/react/meter';
import { classNames } from '#src/ui/classNames.ts';
import * as styles from './StrengthMeter.css.ts';

export interface StrengthMeterProps {
  /** From 0, guessed at once, to 4, the strongest. */
  score: (typeof styles.SCORES)[number];
  /** The score in a word: `Weak`. */
  word: string;
  /** The accessible name: `Strength of the password`. */
  label: string;
}

const STEPS = styles.SCORES.filter((score) => score > 0);

/** The strength of a new password, in four steps and a word. It is advice; the platform's rules decide. */
export function StrengthMeter({ score, word, label }: StrengthMeterProps) {
  return (
    <Meter.Root
      value={score}
      max={STEPS.length}
      aria-label={label}
      getAriaValueText={() => word}
      className={classNames(styles.meter, styles.score[score])}
    >
      <span className={styles.steps}>
        {STEPS.map((step) => (
          <span
            key={step}
            className={classNames(styles.step, step <= score && styles.reachedStep)}
          />
        ))}
      </span>
      <span aria-live="polite" className={styles.word}>
        {word}
      </span>
    </Meter.Root>
  );
}

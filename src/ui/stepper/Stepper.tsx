import { Icon } from '#src/ui/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';

interface StepperLabels {
  /** The accessible name: "Registration". */
  region: string;
  /** Added to a finished step: "done". */
  done: string;
  /** The current position: "Step 2 of 3: Contact". Phones show it in place of the names. */
  summary: (step: number, count: number, name: string) => string;
}

export interface StepperProps {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The current one, counted from 0; the number of steps if all are done. */
  current: number;
  labels: StepperLabels;
  /** Formats the number of a step in the brand's digits. */
  format?: ((step: number) => string) | undefined;
}

const stateOf = (at: number, current: number) => {
  if (at === current) return 'current';
  return at < current ? 'done' : 'ahead';
};

/** The progress in a long form, with the steps ahead. The form has its own back button. */
export function Stepper({ steps, current, labels, format = String }: StepperProps) {
  const at = Math.min(current, steps.length - 1);
  return (
    <div className={styles.stepper}>
      <p aria-hidden="true" className={styles.summary}>
        {labels.summary(at + 1, steps.length, steps[at] ?? '')}
      </p>
      <ol aria-label={labels.region} className={styles.steps}>
        {steps.map((name, index) => {
          const state = stateOf(index, current);
          return (
            <li
              key={name}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.line} />
              <span aria-hidden="true" className={styles.mark}>
                {state === 'done' ? <Icon name="check" size="s" /> : format(index + 1)}
              </span>
              <span className={styles.words}>{name}</span>
              {state === 'done' && <VisuallyHidden>{labels.done}</VisuallyHidden>}
              {index < steps.length - 1 && (
                <span className={styles.arrow}>
                  <Icon name="chevronEnd" size="s" />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

import * as styles from './Readout.css.ts';
import { Stroke } from './Stroke.tsx';
import type { pointsAt } from './series.ts';

export interface ReadoutProps {
  label: string;
  points: ReturnType<typeof pointsAt>;
}

/** The values at the selected point. With several lines it is also their legend. */
export function Readout({ label, points }: ReadoutProps) {
  return (
    <div className={styles.readout} aria-hidden="true">
      <span className={styles.label}>{label}</span>
      {points.map(({ name, place, text }) => (
        <span key={name} className={styles.value}>
          {points.length > 1 && (
            <>
              <Stroke place={place} />
              {name}
            </>
          )}
          <strong className={styles.text}>
            <bdi>{text}</bdi>
          </strong>
        </span>
      ))}
    </div>
  );
}

import * as styles from './AxisLabels.css.ts';
import { along, axisMarks, MOST_MARKS, type Spacing } from './axis.ts';

export interface AxisLabelsProps {
  labels: readonly string[];
  spacing: Spacing;
}

/** The first and the last label end where the picture does. */
function edgeOf(index: number, count: number): 'start' | 'end' | undefined {
  if (count === 1) return undefined;
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : undefined;
}

/** What stands below the picture: a label for each of a few bars, or for some of many points. */
export function AxisLabels({ labels, spacing }: AxisLabelsProps) {
  const count = labels.length;
  if (spacing === 'places' && count <= MOST_MARKS) {
    return (
      <div className={styles.places} aria-hidden="true">
        {labels.map((label) => (
          <span key={label} className={styles.place}>
            {label}
          </span>
        ))}
      </div>
    );
  }
  const marks = axisMarks(count);
  const room = 100 / marks.length;
  const lasting = marks.some(({ minor }) => minor) ? styles.majorLabel : styles.label;
  return (
    <div className={styles.labels} aria-hidden="true">
      {marks.map(({ index, minor }) => (
        <span
          key={index}
          className={minor ? styles.minorLabel : lasting}
          data-edge={edgeOf(index, count)}
          style={{
            insetInlineStart: `${along(index, count, spacing) - room / 2}%`,
            inlineSize: `${room}%`,
          }}
        >
          {labels[index]}
        </span>
      ))}
    </div>
  );
}

import * as styles from './AxisLabels.css.ts';
import { along, axisMarks, labelRooms, MOST_MARKS, type Spacing } from './axis.ts';

export interface AxisLabelsProps {
  labels: readonly string[];
  spacing: Spacing;
}

/** Which edge a label aligns with: the first and the last one, except below a few bars, where they are centred. */
function edgeOf(index: number, count: number, spacing: Spacing): 'start' | 'end' | undefined {
  if (count === 1 || (spacing === 'places' && count <= MOST_MARKS)) return undefined;
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : undefined;
}

/** The labels below a chart: one for each of a few points, or for some of many. */
export function AxisLabels({ labels, spacing }: AxisLabelsProps) {
  const count = labels.length;
  const marks = axisMarks(count);
  const room = 100 / marks.length;
  const lasting = marks.some(({ minor }) => minor) ? styles.majorLabel : styles.label;
  const shown = marks.filter(({ minor }) => !minor).map(({ index }) => index);
  const rooms = labelRooms(shown.map((index) => along(index, count, spacing)));
  const most = (index: number) => ((rooms[shown.indexOf(index)] ?? room) / room) * 100;
  return (
    <div className={styles.labels} aria-hidden="true">
      {marks.map(({ index, minor }) => (
        <span
          key={index}
          className={minor ? styles.minorLabel : lasting}
          data-edge={edgeOf(index, count, spacing)}
          style={{
            insetInlineStart: `${along(index, count, spacing) - room / 2}%`,
            inlineSize: `${room}%`,
          }}
        >
          <span className={styles.words} style={{ maxInlineSize: `${most(index)}%` }}>
            {labels[index]}
          </span>
        </span>
      ))}
    </div>
  );
}

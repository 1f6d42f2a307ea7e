import { arc, pie } from 'd3-shape';

/** The radii of the ring; the centre of the chart is zero. */
const RING = { innerRadius: 31, outerRadius: 46 } as const;

/** The radius of the share labels: outside the ring, but within the chart (from -64 to 64). */
const LABEL_RADIUS = 55;

/** The gap between two slices, as a fraction of the circumference. */
const GAP = 0.03;

/** The smallest part of a whole that has room for its label. */
const LEAST_LABELLED = 0.05;

export interface Slice {
  /** The outline, for the `d` of a path. */
  outline: string;
  /** The part of the whole, from 0 to 1. */
  share: number;
  /** The position of the label, in percent of the chart; undefined if the slice has no room for it. */
  label: { x: number; y: number } | undefined;
}

const percent = (place: number) => ((place + 64) / 128) * 100;

/** Cuts a ring into slices clockwise from the top, in the order given. Negative values have no slice. */
export function slices(values: readonly number[]): Slice[] {
  const parts = values.map((value) => Math.max(value, 0));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => ({ outline: '', share: 0, label: undefined }));
  const shape = arc<{ startAngle: number; endAngle: number; padAngle: number }>();
  return pie<number>()
    .sort(null)
    .padAngle(parts.filter((part) => part > 0).length > 1 ? GAP : 0)(parts)
    .map(({ startAngle, endAngle, padAngle, data }) => {
      const share = data / whole;
      const middle = (startAngle + endAngle) / 2;
      const label = {
        x: percent(Math.sin(middle) * LABEL_RADIUS),
        y: percent(-Math.cos(middle) * LABEL_RADIUS),
      };
      return {
        outline: shape({ startAngle, endAngle, padAngle, ...RING }) ?? '',
        share,
        label: share >= LEAST_LABELLED ? label : undefined,
      };
    });
}

/** One value of a chart. */
export interface ChartPoint {
  /** Where on the axis it is, each place once: "5 Mar". */
  label: string;
  /** How high it is drawn; the exact amount is in the text. */
  value: number;
  /** The value as people read it. */
  text: string;
}

/** Values that belong together. */
export interface ChartSeries {
  name: string;
  points: readonly ChartPoint[];
}

/** The points of all series at one place of the axis, with the names of their series. */
export const pointsAt = (series: readonly ChartSeries[], index: number) =>
  series.flatMap(({ name, points }, place) => {
    const point = points[index];
    return point ? [{ name, place, ...point }] : [];
  });

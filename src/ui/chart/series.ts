/** One value of a chart. */
export interface ChartPoint {
  /** Its unique position on the axis: "5 Mar". */
  label: string;
  /** The height to draw; the exact amount is in the text. */
  value: number;
  /** The value as people read it. */
  text: string;
}

/** A series of values. */
export interface ChartSeries {
  name: string;
  points: readonly ChartPoint[];
}

/** The points of all series at one position of the axis, with the names of their series. */
export const pointsAt = (series: readonly ChartSeries[], index: number) =>
  series.flatMap(({ name, points }, place) => {
    const point = points[index];
    return point ? [{ name, place, ...point }] : [];
  });

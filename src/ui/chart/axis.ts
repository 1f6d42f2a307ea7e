/** How points are spread along the axis: lines from edge to edge, bars each centred in its own slot. */
export type Spacing = 'edges' | 'places';

/** The position of a point along the axis, in percent from the start. */
export function along(index: number, count: number, spacing: Spacing): number {
  if (spacing === 'places' || count === 1) return ((index + 0.5) / count) * 100;
  return (index / (count - 1)) * 100;
}

/** The point nearest to a position along the axis; `share` is 0 at its start and 1 at its end. */
export function nearest(share: number, count: number, spacing: Spacing): number {
  const place = spacing === 'places' ? Math.floor(share * count) : Math.round(share * (count - 1));
  return Math.min(Math.max(place, 0), count - 1);
}

/** A labelled point; a minor label is hidden if there is little room. */
export interface AxisMark {
  index: number;
  minor: boolean;
}

/** The most points that are all labelled, and the most bars that show their values above them. */
export const MOST_MARKS = 7;

/** The labelled points: all of a few; of many some at even distances, including the first and the last. */
export function axisMarks(count: number): AxisMark[] {
  const marks = Math.min(count, MOST_MARKS);
  const step = (count - 1) / Math.max(marks - 1, 1);
  return Array.from({ length: marks }, (_, mark) => ({
    index: Math.round(mark * step),
    minor: marks > 4 && mark % 2 === 1,
  }));
}

/**
 * The widest that the labels at these positions may be so that none covers the next one, in percent of the axis. The first one begins where
 * the axis does, the last one ends with it, and the others are centred on their points.
 */
export function labelRooms(places: readonly number[]): number[] {
  if (places.length === 1) return [100];
  const reach = Math.min(...places.slice(1).map((place, index) => place - (places[index] ?? 0)));
  return places.map((_, index) => {
    if (index === 0) return (places[1] ?? 100) - reach / 2;
    if (index === places.length - 1) return 100 - (places[index - 1] ?? 0) - reach / 2;
    return reach;
  });
}

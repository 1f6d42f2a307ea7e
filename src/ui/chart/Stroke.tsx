import { STROKES, sample, stroke } from './Stroke.css.ts';

/** The class of a line by its index in the chart. */
export const strokeAt = (place: number): string => stroke[STROKES[place] ?? 'solid'];

/** A sample of a line, for the legend. */
export function Stroke({ place }: { place: number }) {
  return (
    <svg className={sample} viewBox="0 0 24 4" aria-hidden="true">
      <path className={strokeAt(place)} d="M2 2h20" />
    </svg>
  );
}

import { STROKES, sample, stroke } from './Stroke.css.ts';

/** The class of the line at this place among the lines of a chart. */
export const strokeAt = (place: number): string => stroke[STROKES[place] ?? 'solid'];

/** A piece of a line, for the key. */
export function Stroke({ place }: { place: number }) {
  return (
    <svg className={sample} viewBox="0 0 24 4" aria-hidden="true">
      <path className={strokeAt(place)} d="M2 2h20" />
    </svg>
  );
}

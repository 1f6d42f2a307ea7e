import { CONTRAST_PAIRS } from '../contrast.ts';
import { between, contrast } from './luminance.ts';

const CANVAS = 'color.surface.canvas';
/** What a picture may show at a place, at worst. */
const EXTREMES = ['#000000', '#ffffff'];
/** The least dense veil, and the densest that still lets a picture through. */
const [THINNEST, DENSEST] = [60, 96];

/** The pairs on the canvas: all that may lie on what is behind the page. */
const PAIRS = CONTRAST_PAIRS.filter(({ background }) => background === CANVAS);

/**
 * The thinnest veil of the canvas, in percent, through which every pair on the canvas keeps its contrast on any picture: on black, on white,
 * and so on all between. Undefined if only a veil that hides the picture would do.
 */
export function veilOf(values: Readonly<Record<string, string>>): number | undefined {
  const canvas = values[CANVAS] ?? '';
  for (let percent = THINNEST; percent <= DENSEST; percent += 1) {
    const grounds = EXTREMES.map((color) => between(color, canvas, percent / 100, color));
    const holds = PAIRS.every(({ foreground, minimum }) =>
      grounds.every((ground) => contrast(values[foreground] ?? '', ground, ground) >= minimum),
    );
    if (holds) return percent;
  }
  return undefined;
}

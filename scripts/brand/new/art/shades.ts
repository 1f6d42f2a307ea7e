import Color from 'colorjs.io';
import { hexOf } from '#scripts/build/theme/color.ts';

/** The colours that a brand's pictures are painted with, as `#rrggbb`, all from its main colour. */
export interface Shades {
  night: string;
  deep: string;
  base: string;
  bright: string;
  pale: string;
  /** A neighbouring hue, for the one thing that stands out. */
  spark: string;
  /** Readable on white and on black alike: at least 3:1 on both. */
  mark: string;
}

/** Hues wander a little, never so far that the brand would have two colours. */
const NEIGHBOUR = 38;

export function shadesOf(primary: string): Shades {
  const [lightness, chroma, hue] = new Color(primary).to('oklch').coords;
  const colour = chroma ?? 0;
  const shade = (light: number, strength: number, turn = 0) =>
    hexOf(new Color('oklch', [light, colour * strength, (hue ?? 0) + turn]));
  const middle = Math.min(0.62, Math.max(0.46, lightness ?? 0.5));
  return {
    night: shade(0.2, 0.35),
    deep: shade(0.31, 0.65),
    base: shade(middle, 1),
    bright: shade(0.73, 0.85),
    pale: shade(0.92, 0.3),
    spark: shade(0.84, 0.8, NEIGHBOUR),
    mark: shade(0.61, 0.95),
  };
}

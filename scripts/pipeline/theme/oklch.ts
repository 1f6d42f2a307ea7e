import { ColorSpace, OKLCH, parse, sRGB, to } from 'colorjs.io/fn';
import { contrast } from './luminance.ts';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

/** A colour by appearance: lightness from 0 to 1, chroma from 0 (grey) to about 0.37, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

const triple = (coords: readonly (number | null)[]): Triple => [
  coords[0] ?? 0,
  coords[1] ?? 0,
  coords[2] ?? 0,
];

const srgbOf = ({ l, c, h }: Oklch): Triple =>
  triple(to({ space: OKLCH, coords: [l, c, h], alpha: 1 }, sRGB).coords);

const SLACK = 1e-4;
const fits = (coords: Triple): boolean =>
  coords.every((value) => value >= -SLACK && value <= 1 + SLACK);

const STEPS = 12;

/** The boundary between where a test holds (at `inside`) and where it does not (at `outside`), on the holding side. */
function edge(inside: number, outside: number, holds: (value: number) => boolean): number {
  let [good, bad] = [inside, outside];
  for (let step = 0; step < STEPS; step++) {
    const middle = (good + bad) / 2;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

const byte = (value: number): string =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');

/** The colour as `#rrggbb`. If sRGB lacks it, chroma is reduced; lightness and hue stay. */
export function toHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  const whole = srgbOf({ ...color, l });
  if (fits(whole)) return `#${whole.map(byte).join('')}`;
  const c = edge(0, color.c, (chroma) => fits(srgbOf({ ...color, l, c: chroma })));
  return `#${srgbOf({ ...color, l, c })
    .map(byte)
    .join('')}`;
}

/** Parses `#rrggbb`, or any other form of CSS colour in sRGB. Greys have the hue 0. Throws on anything else. */
export function fromCss(css: string): Oklch {
  const [l, c, h] = triple(to(parse(css), OKLCH).coords);
  return { l, c, h: Number.isFinite(h) ? h : 0 };
}

/** A background and the minimum contrast on it. */
export interface Demand {
  /** `#rrggbb` */
  ground: string;
  minimum: number;
}

const meets = (color: Oklch, demands: readonly Demand[]): boolean => {
  const hex = toHex(color);
  return demands.every(({ ground, minimum }) => contrast(hex, ground, ground) >= minimum);
};

/**
 * The colour of the same hue, nearest in lightness, that meets every demand; undefined if neither lighter nor darker does. `towards` limits
 * it to one direction.
 */
export function reach(
  color: Oklch,
  demands: readonly Demand[],
  towards: 'lighter' | 'darker' | 'either' = 'either',
): Oklch | undefined {
  if (meets(color, demands)) return color;
  const ends = { lighter: [1], darker: [0], either: [0, 1] }[towards];
  return ends
    .filter((end) => meets({ ...color, l: end }, demands))
    .map((end) => ({ ...color, l: edge(end, color.l, (l) => meets({ ...color, l }, demands)) }))
    .sort((a, b) => Math.abs(a.l - color.l) - Math.abs(b.l - color.l))[0];
}

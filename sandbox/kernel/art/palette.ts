import { createRandom, hashText } from '#sandbox/kernel/random.ts';
import { toHex } from '#scripts/pipeline/theme/oklch.ts';

/** The colours of one picture, as `#rrggbb`. */
export interface Palette {
  /** The darkest, for ink and deep shadow. */
  night: string;
  /** The background from its edge to its glow. */
  edge: string;
  field: string;
  glow: string;
  /** The emblem: shade, body and light. */
  shade: string;
  body: string;
  light: string;
  /** The counter-colour of the emblem: shade and body. */
  counterShade: string;
  counter: string;
  /** Nearly white, in the tint of the picture. */
  paper: string;
  /** Fills the place of the picture until it loads. */
  placeholder: string;
}

const oklch = (l: number, c: number, h: number): string => toHex({ l, c, h });

/** How far the emblem's hue is from the background's, and the counter-colour's from the emblem's. */
const HARMONIES = [
  [165, 50],
  [190, -55],
  [130, 80],
  [-125, 95],
  [60, 150],
  [-75, 140],
  [215, 60],
] as const;

/** The golden angle: neighbours on a vendor's shelf are far apart on the circle of hues. */
const STEP = 137.508;

/** Hues that people expect of a thing; unlisted things may have any. */
const NATURAL: Readonly<Record<string, readonly number[]>> = {
  balls: [25, 85, 250],
  bell: [80, 88],
  bolt: [88, 95],
  cockerel: [45, 60],
  coin: [80, 88],
  cricket: [60, 70],
  crown: [82, 88],
  drop: [205, 235, 255],
  drum: [40, 55],
  flame: [38, 50],
  flower: [5, 45, 88, 320, 350],
  fruit: [28, 45, 75, 140, 5],
  heart: [5, 15, 350],
  key: [82, 88],
  lantern: [20, 35, 60],
  leaf: [140, 150, 160, 55],
  moon: [88, 95, 270],
  peak: [250, 285, 310, 200],
  shell: [20, 45, 350],
  sun: [65, 80],
  tiger: [55, 65],
};

/** Backgrounds at night, dusk and day: lightness of edge, field and glow, and their chroma. */
const TIMES = [
  { share: 0.48, lightness: [0.23, 0.35, 0.53], chroma: [0.08, 0.12, 0.14] },
  { share: 0.8, lightness: [0.38, 0.5, 0.66], chroma: [0.11, 0.14, 0.13] },
  { share: 1, lightness: [0.76, 0.86, 0.95], chroma: [0.1, 0.075, 0.035] },
] as const;

const turned = (hue: number) => ((hue % 360) + 360) % 360;
const apart = (a: number, b: number) => Math.abs(turned(a - b + 180) - 180);

/** Dark yellow looks like mud: hues between orange and green are moved to the rest of the circle. */
const clean = (hue: number) => {
  const at = turned(hue);
  return at > 56 && at < 150 ? turned(150 + (at - 56) * 2.4) : at;
};

/** The background's hue: decided by the vendor and the number on the shelf. */
const shelfHue = (vendor: string, serial: string) =>
  (hashText(vendor) % 360) + Number(serial) * STEP;

/** The palette of a game: always the same. */
export function palette(code: string, emblem: string): Palette {
  const [vendor = '', serial = '0'] = code.split('-');
  const random = createRandom(`palette ${code}`);
  const moment = random.next();
  const time = TIMES.find(({ share }) => moment < share) ?? TIMES[0];
  const [edge, field, glow] = time.lightness;
  const [edgeChroma, fieldChroma, glowChroma] = time.chroma;
  const day = field > 0.7;
  const start = shelfHue(vendor, serial) + random.between(-8, 8);
  const [turn, counterTurn] = random.pick(HARMONIES);
  const natural = NATURAL[emblem];
  const body = natural ? random.pick(natural) : clean(start) + turn;
  const free = clean(start);
  const hue = apart(free, body) < 60 ? clean(body + 150 + random.between(0, 60)) : free;
  const counter = body + counterTurn;
  const drop = day ? 0.1 : 0;
  return {
    night: oklch(day ? 0.3 : 0.19, 0.07, hue - 6),
    edge: oklch(edge, edgeChroma, hue - 12),
    field: oklch(field, fieldChroma, hue),
    glow: oklch(glow, glowChroma, hue + (day ? 14 : hue > 16 && hue < 60 ? -14 : 24)),
    shade: oklch(0.59 - drop, 0.16, body - 14),
    body: oklch(0.75 - drop, 0.17, body),
    light: oklch(0.89 - drop, 0.12, body + 10),
    counterShade: oklch(0.52 - drop / 2, 0.15, clean(counter - 10)),
    counter: oklch(0.69 - drop / 2, 0.18, counter),
    paper: oklch(0.975, 0.02, body + 20),
    placeholder: oklch(field, fieldChroma * 0.85, hue + 4),
  };
}

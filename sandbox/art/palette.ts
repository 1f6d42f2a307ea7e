import { createRandom, hashText } from '#sandbox/seeds/random.ts';
import { oklch } from './oklch.ts';

/** The colours of one picture, as `#rrggbb`. */
export interface Palette {
  /** The background, from its darkest to its lightest. */
  night: string;
  dusk: string;
  haze: string;
  /** The emblem: shade, body and light. */
  shade: string;
  body: string;
  light: string;
  /** What stands against the emblem: shade and body. */
  counterShade: string;
  counter: string;
  /** Nearly white, in the tint of the picture. */
  paper: string;
  /** What fills the place of the picture until it is there. */
  placeholder: string;
}

/** How far the emblem's hue stands from the background's, and the counter-colour's from the emblem's. */
const HARMONIES = [
  [150, 60],
  [185, -40],
  [120, 90],
  [-120, 100],
  [40, 170],
  [-70, 150],
  [210, 55],
] as const;

/** The golden angle: neighbours on a vendor's shelf are far apart on the circle of hues. */
const STEP = 137.508;

/** The palette of a code: the same for ever, its hue decided by the vendor and the number on the shelf. */
export function palette(code: string): Palette {
  const [vendor = '', serial = '0'] = code.split('-');
  const random = createRandom(`palette ${code}`);
  const hue = (hashText(vendor) % 360) + Number(serial) * STEP + random.between(-8, 8);
  const [turn, counterTurn] = random.pick(HARMONIES);
  const deep = random.chance(0.72);
  const emblem = hue + turn;
  const counter = emblem + counterTurn;
  const lift = deep ? 0 : 0.14;
  return {
    night: oklch(0.21 + lift, 0.06, hue - 14),
    dusk: oklch(0.36 + lift, 0.105, hue),
    haze: oklch(0.54 + lift, 0.125, hue + 22),
    shade: oklch(0.58, 0.15, emblem - 12),
    body: oklch(0.74, 0.155, emblem),
    light: oklch(0.88, 0.1, emblem + 14),
    counterShade: oklch(0.5, 0.14, counter - 10),
    counter: oklch(0.67, 0.16, counter),
    paper: oklch(0.965, 0.022, emblem + 20),
    placeholder: oklch(0.4 + lift, 0.085, hue + 6),
  };
}

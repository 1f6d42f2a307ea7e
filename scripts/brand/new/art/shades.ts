import { contrast } from '#scripts/pipeline/theme/luminance.ts';
import { fromCss, type Oklch, toHex } from '#scripts/pipeline/theme/oklch.ts';

/** The colours of a brand's pictures, as `#rrggbb`, all from its main colour. */
export interface Shades {
  night: string;
  deep: string;
  /** The main colour itself. */
  base: string;
  bright: string;
  /** Text on the main colour. */
  onBase: string;
  /** A neighbouring hue, for the one accent. */
  spark: string;
  /** Readable on both white and black: at least 3:1 on each. */
  mark: string;
  /** An outline around the main colour if it would be lost on white or on black. */
  outline: string | undefined;
}

/** Hues vary a little, but never so far that the brand would have two colours. */
const NEIGHBOUR = 38;

const WHITE = '#ffffff';
/** As dark as the dark theme's surfaces. */
const NIGHT = '#171a24';
const SEEN = 3;
const isSeenOnBoth = (color: Oklch): boolean =>
  [WHITE, NIGHT].every((ground) => contrast(toHex(color), ground, ground) >= SEEN);

const LIGHTNESSES = Array.from({ length: 101 }, (_, percent) => percent / 100);

/** The nearest lightness that is readable on both white and black; both require a middle one. */
function readable(color: Oklch): Oklch {
  if (isSeenOnBoth(color)) return color;
  const away = (l: number) => Math.abs(l - color.l);
  const found = LIGHTNESSES.filter((l) => isSeenOnBoth({ ...color, l })).sort(
    (a, b) => away(a) - away(b),
  );
  return { ...color, l: found[0] ?? color.l };
}

/** Dark yellows look olive: their shades are taken from amber, as shadows on gold are. */
const isYellow = ({ h, c }: Oklch): boolean => c > 0.04 && h > 75 && h < 125;
const AMBER = 62;

/** A colour so dark that its surroundings must be lighter to show it. */
const isDark = ({ l }: Oklch): boolean => l < 0.32;

/** The main colour made readable on white and black; a grey for yellow, which would be olive there. */
const markOf = (primary: Oklch): Oklch =>
  readable(isYellow(primary) ? { ...primary, c: 0.02 } : primary);

/** The shades of a main colour `#rrggbb`. */
export function shadesOf(primary: string): Shades {
  const own = fromCss(primary);
  const shaded = isYellow(own) ? AMBER : own.h;
  const shade = (l: number, strength: number, h: number) => toHex({ l, c: own.c * strength, h });
  const mark = toHex(markOf(own));
  const dark = isDark(own);
  const lighter = own.l > 0.7 ? own.l - 0.14 : own.l + 0.16;
  return {
    night: shade(dark ? 0.46 : 0.2, 0.35, shaded),
    deep: shade(dark ? 0.34 : 0.33, 0.65, shaded),
    base: primary,
    bright: shade(dark ? 0.68 : lighter, 0.85, isYellow(own) ? AMBER + 12 : own.h),
    onBase: contrast(WHITE, primary, primary) >= SEEN ? WHITE : NIGHT,
    spark: shade(0.88, 0.8, own.h + (isYellow(own) ? -NEIGHBOUR : NEIGHBOUR)),
    mark,
    outline: mark === primary ? undefined : mark,
  };
}

import { cssColor } from '#scripts/pipeline/theme/color.ts';
import { BASE_TOKENS } from '#scripts/pipeline/theme/layers.ts';
import { fromCss, type Oklch } from '#scripts/pipeline/theme/oklch.ts';

/** The steps of a ramp, by the path of their token. */
type Ramp = [path: string, color: Oklch][];

/** The chroma from which a colour no longer counts as grey. */
const GREY = 0.03;

/** Whether a colour is nearly grey, so that its hue says nothing. */
export const isGrey = (color: Oklch): boolean => color.c < GREY;

const baseRamp = (name: string): Ramp =>
  [...BASE_TOKENS.base]
    .filter(([path]) => path.startsWith(`palette.${name}.`))
    .map(([path, { value }]) => [path, fromCss(cssColor(value))]);

const NEUTRAL = baseRamp('neutral');
const ACCENT = baseRamp('accent');
const FULLEST = Math.max(...ACCENT.map(([, { c }]) => c));

/** The chroma at which a primary colour tints the greys as much as the base's own does. */
const TINTS_FULLY = 0.12;

/** Dark yellows and greens look muddy, so they tint dark surfaces half as much. */
const soberly = ({ h }: Oklch, l: number): number => (l < 0.4 && h > 50 && h < 175 ? 0.5 : 1);

/** Surfaces, text and lines with the lightness of the base, tinted with the primary colour's hue. */
export function neutralRamp(primary: Oklch): Ramp {
  const tint = 0.3 + 0.7 * Math.min(1, primary.c / TINTS_FULLY);
  return NEUTRAL.map(([path, { l, c, h }]) => [
    path,
    { l, c: c * tint * soberly(primary, l), h: isGrey(primary) ? h : primary.h },
  ]);
}

/** Every lightness of the primary colour, the middle ones as saturated as itself. */
export const accentRamp = ({ c, h }: Oklch): Ramp =>
  ACCENT.map(([path, step]) => [path, { l: step.l, c: (step.c / FULLEST) * c, h }]);

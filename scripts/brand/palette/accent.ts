import type { Theme } from '#scripts/pipeline/theme/layers.ts';
import { type Demand, type Oklch, reach, toHex } from '#scripts/pipeline/theme/oklch.ts';
import { isGrey } from './ramps.ts';

const WHITE: Oklch = { l: 1, c: 0, h: 0 };
const TEXT = 4.5;

/** Colours by the path of their token. */
type Palette = ReadonlyMap<string, Oklch>;

/** The grey steps of the page and its cards. */
const SURFACES: Record<Theme, string[]> = { dark: ['850', '900', '950'], light: ['0', '50'] };

/** How far the primary colour may darken to carry white text, before dark text is the better choice. */
const SMALL_STEP = 0.06;

/** How well the main action must stand out from its surfaces: for looks, below the legal contrast. */
const STANDS_OUT: Record<Theme, number> = { dark: 2, light: 1.35 };

/** A grey stands out only by lightness. Black in the dark and white in the light get one that does. */
const GREY_STANDS_OUT = 3;
const GREY_ELSE: Record<Theme, number> = { dark: 0.82, light: 0.4 };

const on = (grounds: readonly Oklch[], minimum: number): Demand[] =>
  grounds.map((ground) => ({ ground: toHex(ground), minimum }));

/** The colour of the main action before its text is chosen: the primary colour itself if it is visible. */
function visible(primary: Oklch, theme: Theme, palette: Palette): Oklch {
  const surfaces = SURFACES[theme].flatMap((step) => palette.get(`palette.neutral.${step}`) ?? []);
  const towards = theme === 'dark' ? 'lighter' : 'darker';
  if (isGrey(primary)) {
    const isSeen = reach(primary, on(surfaces, GREY_STANDS_OUT))?.l === primary.l;
    return isSeen ? primary : { ...primary, l: GREY_ELSE[theme] };
  }
  return reach(primary, on(surfaces, STANDS_OUT[theme]), towards) ?? primary;
}

interface Action {
  base: Oklch;
  hover: Oklch;
  active: Oklch;
  words: Oklch;
}

/** White text: the background may freely become darker, and lighter as far as the text allows. */
function withWhite(base: Oklch, theme: Theme): Action {
  const lighter = { ...base, l: base.l + 0.04 };
  const carries = reach(lighter, on([WHITE], TEXT), 'darker')?.l === lighter.l;
  const hover = theme === 'dark' && carries ? lighter : { ...base, l: base.l - 0.045 };
  return { base, hover, active: { ...base, l: base.l - 0.09 }, words: WHITE };
}

/** Dark text: the background may freely become lighter, and darker as far as the text allows. */
function withInk(base: Oklch, ink: Oklch): Action {
  const carried = (color: Oklch) => reach(color, on([ink], TEXT), 'lighter') ?? color;
  const ground = carried(base);
  const hover =
    ground.l > 0.9 ? carried({ ...ground, l: ground.l - 0.05 }) : { ...ground, l: ground.l + 0.04 };
  return { base: ground, hover, active: carried({ ...ground, l: ground.l - 0.09 }), words: ink };
}

function action(base: Oklch, theme: Theme, ink: Oklch): Action {
  const darker = reach(base, on([WHITE], TEXT), 'darker');
  const near = darker && base.l - darker.l <= SMALL_STEP;
  return near ? withWhite(darker, theme) : withInk(base, ink);
}

/** The colour roles derived from the primary colour, by their path, before the contrast table is applied. */
export function accentRoles(primary: Oklch, theme: Theme, palette: Palette): Palette {
  const ink: Oklch = { l: 0.17, c: Math.min(0.03, primary.c), h: primary.h };
  const { base, hover, active, words } = action(visible(primary, theme, palette), theme, ink);
  const step = (name: string) => palette.get(`palette.accent.${name}`) ?? primary;
  const isDark = theme === 'dark';
  return new Map([
    ['color.accent.base', base],
    ['color.accent.hover', hover],
    ['color.accent.active', active],
    ['color.accent.marker', base],
    ['color.text.onAccent', words],
    ['color.text.accent', step(isDark ? '300' : '700')],
    ['color.focus', step(isDark ? '300' : '600')],
  ]);
}

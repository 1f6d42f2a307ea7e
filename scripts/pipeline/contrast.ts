import table from '#tokens/contrast.json' with { type: 'json' };
import type { BuiltTheme, ThemeValues } from './theme/buildTheme.ts';
import { endOf } from './theme/gradients.ts';
import { THEMES, type Theme } from './theme/layers.ts';
import { between, contrast } from './theme/luminance.ts';

/** A colour, one background, and its minimum contrast there. */
export interface ContrastPair {
  foreground: string;
  background: string;
  /** The layer below a transparent background: the canvas, or the worst of pictures. */
  below?: string;
  minimum: number;
  reason: string;
}

/** A pair as measured in one theme. */
export interface MeasuredPair extends ContrastPair {
  theme: Theme;
  /** The two colours, as CSS. */
  colors: [foreground: string, background: string];
  /** The contrast, from 1 to 21, cut to two digits. */
  ratio: number;
}

/** A pair that may fail in a brand's theme, for a reason and until a day (`2026-12-31`). */
export interface Waiver {
  brand: string;
  theme: string;
  foreground: string;
  background: string;
  reason: string;
  until: string;
}

/** The layer below a background on the worst of pictures. */
const WORST: Record<string, string> = { white: '#ffffff' };
const CANVAS = 'color.surface.canvas';

interface PairRow {
  foreground: string;
  backgrounds: string[];
  below?: string;
  minimum: number;
  reason: string;
}

/** The pairs of tokens/contrast.json, one row for each background. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = table.pairs.flatMap(
  ({ backgrounds, ...pair }: PairRow) => backgrounds.map((background) => ({ ...pair, background })),
);

const WAIVERS: readonly Waiver[] = table.waivers;

/** The steps from an end of a gradient to its middle. Between them colours differ less than two of sRGB do. */
const STEPS = 16;

/** The colours of a background: of an end of a gradient, all from that end to the middle; none of a gradient that is not drawn. */
function groundsOf(role: string, colors: ThemeValues, below: string): string[] {
  const end = endOf(role);
  const own = colors[role] ?? '';
  if (!end) return [own];
  const other = colors[end.other] ?? '';
  if (own === other) return [];
  return Array.from({ length: STEPS + 1 }, (_, step) =>
    between(own, other, step / STEPS / 2, below),
  );
}

/** Every pair in every theme, measured. */
export function measureContrast(values: BuiltTheme['values']): MeasuredPair[] {
  return THEMES.flatMap((theme) => {
    const colors = values[theme];
    if (!colors) return [];
    const colorOf = (role: string) => colors[role] ?? '';
    return CONTRAST_PAIRS.flatMap((pair): MeasuredPair[] => {
      const front = colorOf(pair.foreground);
      const below = WORST[pair.below ?? ''] ?? colorOf(CANVAS);
      const measured = groundsOf(pair.background, colors, below).map((back): MeasuredPair => {
        const ratio = Math.floor(contrast(front, back, below) * 100) / 100;
        return { ...pair, theme, colors: [front, back], ratio };
      });
      return measured.toSorted((a, b) => a.ratio - b.ratio).slice(0, 1);
    });
  });
}

/** The pairs that fail WCAG AA in a brand's themes, without those waived until `today` (`2026-01-31`) or later. */
export function checkContrast(
  values: BuiltTheme['values'],
  brand: string,
  today: string,
  waivers: readonly Waiver[] = WAIVERS,
): MeasuredPair[] {
  const isWaived = (pair: MeasuredPair) =>
    waivers.some(
      (waiver) =>
        waiver.brand === brand &&
        waiver.theme === pair.theme &&
        waiver.foreground === pair.foreground &&
        waiver.background === pair.background &&
        waiver.until >= today,
    );
  return measureContrast(values).filter(
    // An invalid colour gives NaN, which passes nothing.
    (pair) => !(pair.ratio >= pair.minimum) && !isWaived(pair),
  );
}

import type { MeasuredPair } from './contrast.ts';
import { fromCss, reach, toHex } from './theme/oklch.ts';

const SOLID = /^#[0-9a-f]{6}$/;

/**
 * The fix for a failing pair: the colour of the same hue, nearest in lightness, that passes on every background where it now fails.
 * Undefined if no colour does.
 */
export function contrastFix(
  pair: MeasuredPair,
  failures: readonly MeasuredPair[],
): string | undefined {
  const [front] = pair.colors;
  const demands = failures
    .filter(({ theme, foreground }) => theme === pair.theme && foreground === pair.foreground)
    .map(({ colors: [, ground], minimum }) => ({ ground, minimum }));
  const color = SOLID.test(front) ? reach(fromCss(front), demands) : undefined;
  return color && `${toHex(color)} would do for ${pair.foreground}`;
}

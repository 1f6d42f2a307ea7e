import Color from 'colorjs.io';
import { isObject } from '../jsonFile.ts';

/** The names of colour spaces in tokens that differ from Color.js. */
const SPACES: Record<string, string> = {
  'display-p3': 'p3',
  'a98-rgb': 'a98rgb',
  'prophoto-rgb': 'prophoto',
};

const component = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

const byte = (value: number): string =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');

/** `#abc` as `#aabbcc`, in lower case, without an opaque alpha. */
function fullHex(hex: string): string {
  const digits = hex.slice(1).toLowerCase();
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${long.length === 8 && long.endsWith('ff') ? long.slice(0, 6) : long}`;
}

/** A colour in sRGB as `#rrggbb`, or `#rrggbbaa` if not opaque; the nearest one if sRGB lacks it. */
export function hexOf(color: Color): string {
  const srgb = color.to('srgb');
  const { coords } = srgb.inGamut() ? srgb : color.clone().toGamut({ space: 'srgb' }).to('srgb');
  const alpha = color.alpha ?? 1;
  const [r, g, b] = coords.map((value) => byte(value ?? 0));
  return `#${r}${g}${b}${alpha < 1 ? byte(alpha) : ''}`;
}

/**
 * Converts a token's colour to CSS for every browser: `#rrggbb` or `#rrggbbaa`. Takes hex and the objects of DTCG; a component of `none`
 * counts as 0.
 */
export function cssColor(value: unknown): string {
  if (typeof value === 'string') return fullHex(value);
  if (!isObject(value) || !Array.isArray(value.components)) return String(value);
  const space = String(value.colorSpace);
  const [a, b, c] = value.components.map((item) => (item === 'none' ? 0 : component(item)));
  const coords: [number, number, number] = [component(a), component(b), component(c)];
  const alpha = typeof value.alpha === 'number' ? value.alpha : 1;
  return hexOf(new Color(SPACES[space] ?? space, coords, alpha));
}

import Color from 'colorjs.io';
import { hexOf } from '#scripts/pipeline/theme/color.ts';
import { hashOf } from './seeded.ts';

/** A name from an id: `dhaka-star` gives `Dhaka Star`. */
export const nameFrom = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The first free merchant code that an id suggests: `DHAKASTAR01`. */
export function merchantCodeFrom(id: string, taken: ReadonlyMap<string, string>): string {
  const stem = id.replaceAll('-', '').toUpperCase();
  for (let number = 1; ; number += 1) {
    const digits = String(number).padStart(2, '0');
    const code = `${stem.slice(0, 16 - digits.length)}${digits}`;
    if (!taken.has(code)) return code;
  }
}

/** The default language if no question is needed: the given one if the brand has it, else the brand's only one. */
export function defaultLanguageFrom(
  languages: readonly string[],
  given: string | undefined,
): string | undefined {
  if (given !== undefined && languages.includes(given)) return given;
  return languages.length === 1 ? languages[0] : undefined;
}

/** A lively main colour derived from an id. */
export function primaryFrom(id: string): string {
  return hexOf(new Color('oklch', [0.55, 0.17, hashOf(id) % 360]));
}

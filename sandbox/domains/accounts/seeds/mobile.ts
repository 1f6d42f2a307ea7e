import { type CountryCode, getExampleNumber, isSupportedCountry } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

const SERIAL_DIGITS = 3;
const FALLBACK: CountryCode = 'BD';

/** A mobile number of a brand's first country in E.164: the example of its numbering plan, with a serial of three digits. */
export function seedMobile({ market }: Pick<ResolvedBrand, 'market'>, serial: number): string {
  const country = market.dialingCodes.find((code) => isSupportedCountry(code)) ?? FALLBACK;
  const example = getExampleNumber(country, examples)?.number;
  if (!example) throw new Error(`There is no example of a mobile number of ${country}.`);
  return example.slice(0, -SERIAL_DIGITS) + String(serial).padStart(SERIAL_DIGITS, '0');
}

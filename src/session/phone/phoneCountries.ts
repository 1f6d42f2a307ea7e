import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/mobile';
import type { PageBrand } from '#src/brand/page.ts';
import type { PhoneCountry } from '#src/ui/phoneField/phoneCountry.ts';

export type PhoneCountries = readonly [PhoneCountry, ...PhoneCountry[]];

/**
 * The countries of a market whose numbers are accepted (S3.9), in manifest order, with their names in a language. Throws if the manifest
 * names none with known numbers.
 */
export function phoneCountries(
  { dialingCodes }: Pick<PageBrand['market'], 'dialingCodes'>,
  language: string,
): PhoneCountries {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const [first, ...others] = dialingCodes.flatMap((countryCode) => {
    if (!isSupportedCountry(countryCode)) return [];
    const countryDialingCode: string = getCountryCallingCode(countryCode);
    return [{ countryCode, countryDialingCode, name: names.of(countryCode) ?? countryCode }];
  });
  if (!first) throw new Error(`no numbers are known of ${dialingCodes.join(', ')}`);
  return [first, ...others];
}

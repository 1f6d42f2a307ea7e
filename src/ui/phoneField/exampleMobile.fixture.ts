import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';

/**
 * A mobile number of the country that a PhoneField stands at, as people there write it.
 * @throws where the field stands at none
 */
export function exampleMobile(input: HTMLElement): string {
  const field = input.closest('[dir="ltr"]')?.textContent ?? '';
  const [, code] = /\+(\d+)/.exec(field) ?? [];
  const country = getCountries().find((each) => getCountryCallingCode(each) === code);
  const example = country && getExampleNumber(country, examples);
  if (!example) throw new Error(`"${field}" names no country.`);
  return example.formatNational();
}

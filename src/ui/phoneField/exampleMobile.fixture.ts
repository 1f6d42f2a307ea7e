import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';

/**
 * An example mobile number for the country chosen in a PhoneField, in national format.
 * @throws if the field names no country
 */
export function exampleMobile(input: HTMLElement): string {
  const field = input.closest('[dir="ltr"]')?.textContent ?? '';
  const [, code] = /\+(\d+)/.exec(field) ?? [];
  const country = getCountries().find((each) => getCountryCallingCode(each) === code);
  const example = country && getExampleNumber(country, examples);
  if (!example) throw new Error(`"${field}" names no country.`);
  return example.formatNational();
}

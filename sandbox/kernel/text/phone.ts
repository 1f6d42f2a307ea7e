import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

type Market = Pick<ResolvedBrand['market'], 'dialingCodes'>;

const BENGALI_ZERO = 0x09e6;

/** Converts Bengali digits of a text to Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));

/** The countries whose numbers may register, in manifest order (S3.9). */
const countriesOf = ({ dialingCodes }: Market): CountryCode[] => {
  const known = new Set<string>(getCountries());
  return dialingCodes.filter((code): code is CountryCode => known.has(code));
};

/** The countries of a dialling code: `880` and `+880` are Bangladesh; all of them without one. */
function meant(countries: readonly CountryCode[], dialingCode: string | undefined) {
  const digits = latinDigits(dialingCode ?? '').replace(/\D/g, '');
  return digits ? countries.filter((one) => getCountryCallingCode(one) === digits) : countries;
}

/** Parses a text as a mobile number of a country: as dialled there, or in full without `+`. */
function readAs(text: string, country: CountryCode): PhoneNumber | undefined {
  return [text, `+${text.replace(/\D/g, '')}`]
    .map((one) => parsePhoneNumberFromString(one, country))
    .find((number) => number?.country === country && number.isValid());
}

/**
 * A mobile number in E.164, however it is written: `017…`, `+88017…`, `88017…`, in Latin or Bengali digits. Undefined if not a mobile
 * number of the merchant's countries.
 */
export function mobileOf(
  market: Market,
  text: string,
  dialingCode?: string,
): PhoneNumber | undefined {
  const latin = latinDigits(text);
  // The library reads past letters: a username such as `f830595115` has the digits of an Irish number.
  if (/\p{L}/u.test(latin)) return undefined;
  return meant(countriesOf(market), dialingCode)
    .map((country) => readAs(latin, country))
    .find((number) => number !== undefined);
}

/** A mobile number in E.164. Refuses anything else with `invalid_phone` (S8.8). */
export function requireMobile(market: Market, text: string, dialingCode?: string): string {
  const number = mobileOf(market, text, dialingCode);
  if (!number) throw new Refusal('invalid_phone');
  return number.number;
}

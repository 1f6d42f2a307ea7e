import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { latinDigits } from '#src/ui/latinDigits.ts';
import type { PhoneCountry, PhoneValue } from './phoneCountry.ts';

/** A parsed mobile number. */
export interface ReadPhone {
  /** `+8801712345678` */
  e164: string;
  countryCode: string;
  countryDialingCode: string;
  /** The number within its country, without the leading zero: `1712345678`. */
  mobileNum: string;
}

/**
 * Parses a mobile number in any format: `017…`, `+88017…`, `88017…`, in Latin or Bengali digits. Undefined if it is not a mobile number of
 * the countries. It includes the numbering plans of the world, 40 KB: load it with the form's check, not with the page.
 */
export function readPhone(
  { countryCode, text }: PhoneValue,
  countries: readonly PhoneCountry[],
): ReadPhone | undefined {
  if (!isSupportedCountry(countryCode)) return undefined;
  const latin = latinDigits(text);
  const number = [latin, `+${latin.replace(/\D/g, '')}`]
    .map((one) => parsePhoneNumberFromString(one, countryCode))
    .find((one) => one?.isValid() && countries.some((known) => known.countryCode === one.country));
  return number?.country
    ? {
        e164: number.number,
        countryCode: number.country,
        countryDialingCode: number.countryCallingCode,
        mobileNum: number.nationalNumber,
      }
    : undefined;
}

import { latinDigits } from '#src/ui/latinDigits.ts';

/** A country whose numbers are accepted (S3.9). */
export interface PhoneCountry {
  /** ISO 3166: `BD`. */
  countryCode: string;
  /** Without the plus: `880`. */
  countryDialingCode: string;
  /** Its name in the current language. */
  name: string;
}

/** A number as typed, and the country to read it in. */
export interface PhoneValue {
  countryCode: string;
  text: string;
}

/** The country that a number names itself, because it begins with `+` or `00`. Undefined if it does not, or not in full. */
export function countryNamedIn(
  text: string,
  countries: readonly PhoneCountry[],
): PhoneCountry | undefined {
  const international = /^\s*(?:\+|00)(.*)$/.exec(latinDigits(text))?.[1];
  if (international === undefined) return undefined;
  const digits = international.replace(/\D/g, '');
  return countries
    .filter(({ countryDialingCode }) => digits.startsWith(countryDialingCode))
    .sort((one, other) => other.countryDialingCode.length - one.countryDialingCode.length)[0];
}

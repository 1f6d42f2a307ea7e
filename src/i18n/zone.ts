import type { DateStyle } from '#src/i18n/date.ts';
import { dateFormatter } from '#src/ui/dateTime/dateFormatter.ts';

function named(
  locale: string,
  timeZone: string,
  timeZoneName: 'longGeneric' | 'shortOffset',
  moment: number,
): string {
  const parts = dateFormatter(locale, { timeZone, timeZoneName }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The market's numerals in a language, as locales name them. */
function numeralsOf({ numerals, language }: DateStyle): string {
  if (numerals !== 'native') return 'latn';
  return new Intl.NumberFormat(`${language}-u-nu-native`).resolvedOptions().numberingSystem;
}

/** The market's time zone in words, for hours that apply all year: "Bangladesh Standard Time". */
export function zoneName(style: DateStyle): string {
  const locale = `${style.language}-u-nu-${numeralsOf(style)}`;
  return named(locale, style.timeZone, 'longGeneric', Date.now());
}

/**
 * The market zone's offset from Greenwich, the same in every language, `GMT+6`, in the market's numerals. The moment matters if clocks
 * change.
 */
export function zoneOffset(style: DateStyle, moment: number = Date.now()): string {
  return named(`en-u-nu-${numeralsOf(style)}`, style.timeZone, 'shortOffset', moment);
}

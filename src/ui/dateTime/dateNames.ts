const known = new Map<string, boolean>();

/** The month's number in place of its name, where a device knows a language but not its months. */
const NUMBERED = /M0?1/;

function find(locale: string): boolean {
  if (Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0) return false;
  return !NUMBERED.test(
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(0),
  );
}

/** Whether the device knows the names of months and days in a locale. It would write those of its own language for one that it does not know. */
export function knowsDateNames(locale: string): boolean {
  const answer = known.get(locale) ?? find(locale);
  known.set(locale, answer);
  return answer;
}

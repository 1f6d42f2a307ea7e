const formatters = new Map<string, Intl.DateTimeFormat>();

/** A formatter of dates, made once for each locale and options: making one takes far longer than formatting with it. */
export function dateFormatter(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

import { knowsDateNames } from './dateNames.ts';

type Options = Intl.DateTimeFormatOptions;

/** A locale that writes dates in figures as fields take them, `2026-03-05`. */
const FIGURES = 'en-CA-u-ca-gregory-nu-latn';

const TWO = '2-digit';

/** The same parts of a moment without names: a month by its number, a weekday by its day, a zone by its offset. */
function inFigures({ dateStyle, timeStyle, dayPeriod, weekday, ...options }: Options): Options {
  const { year, month, day, hour, timeZoneName } = options;
  return {
    ...options,
    hourCycle: 'h23',
    ...(weekday && !month && { day: day ?? 'numeric' }),
    ...(month && { month: TWO, ...(day && { day: TWO }) }),
    ...(dateStyle && { year: year ?? 'numeric', month: TWO, day: TWO }),
    ...((timeStyle || hour) && { hour: TWO, minute: TWO }),
    ...(timeStyle === 'medium' && { second: TWO }),
    ...(timeZoneName && { timeZoneName: 'shortOffset' }),
  };
}

const create = (locale: string, options: Options) =>
  knowsDateNames(locale)
    ? new Intl.DateTimeFormat(locale, options)
    : new Intl.DateTimeFormat(FIGURES, inFigures(options));

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatter of dates, made once for each locale and options: making one takes far longer than formatting with it. It writes figures for a
 * language whose names of months the device does not know, `2026-03-05`.
 */
export function dateFormatter(locale: string, options: Options): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? create(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

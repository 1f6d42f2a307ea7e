/** Which part of a date a market writes first, in figures: 23/04/1998, 04/23/1998 or 1998-04-23. */
export type DateOrder = 'day' | 'month' | 'year';

const isOrder = (type: string): type is DateOrder =>
  type === 'day' || type === 'month' || type === 'year';

/**
 * The order of dates in a country, by the language that most people write there: a language alone has none, since English dates begin with
 * the month in one country and with the day in the others.
 */
export function dateOrder(country: string): DateOrder {
  const { language } = new Intl.Locale('und', { region: country }).maximize();
  const parts = new Intl.DateTimeFormat(`${language}-${country}`, {
    calendar: 'gregory',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  }).formatToParts(0);
  return parts.map(({ type }) => type).find(isOrder) ?? 'year';
}

/** A day, `yyyy-MM-dd`, in figures in an order. */
export function dateInOrder(date: string, order: DateOrder): string {
  const [year, month, day] = date.split('-');
  if (order === 'year') return date;
  return order === 'day' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}

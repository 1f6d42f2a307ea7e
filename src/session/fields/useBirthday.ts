import { useBrand } from '#src/brand/BrandContext.tsx';
import { dateInOrder, dateOrder } from '#src/i18n/dateOrder.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { parseDate, readDates } from './birthday.ts';

/** How birthdays are written and read in the market. */
export function useBirthday() {
  const { market } = useBrand();
  const format = useFormat();
  const order = dateOrder(market.country);
  /** A typed date as `yyyy-MM-dd`, as the platform takes it; undefined if it is not one. */
  const parse = (typed: string) => parseDate(typed, order);
  return {
    order,
    parse,
    /** The days that a typed date can mean. */
    read: (typed: string) => readDates(typed, order),
    /** A typed date with the month in words; undefined if it is not one. */
    inWords: (typed: string) => {
      const date = parse(typed);
      return date === undefined ? undefined : format.day(date);
    },
    /** An example of how to write one. */
    example: dateInOrder('1998-04-23', order),
  };
}

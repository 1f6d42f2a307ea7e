import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byDay } from './byDay.ts';

it('every message is below its day, in order, and no day is repeated', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Sunday', 'Monday', 'Tuesday')), (list) => {
      const days = byDay(list, (day) => day);
      expect(days.flatMap(({ items }) => items)).toEqual(list);
      for (const [place, { day, items }] of days.entries()) {
        expect(new Set(items)).toEqual(new Set([day]));
        expect(days[place + 1]?.day).not.toBe(day);
      }
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_MINUTES, sessionLimitMinutes } from './sessionLimitMinutes.ts';

const bengali = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode('০'.charCodeAt(0) + Number(digit)));

it('accepts a whole number of minutes up to a day, in either set of digits (DECISIONS, player protection)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MOST_MINUTES }), (minutes) => {
      expect(sessionLimitMinutes(bengali(String(minutes)))).toBe(String(minutes));
    }),
  );
  for (const typed of ['0', '1441', '2.5', '', '-30', '30 min']) {
    expect(sessionLimitMinutes(typed)).toBeUndefined();
  }
});

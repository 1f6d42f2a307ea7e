import { describe, expect, it } from 'vitest';
import { isOfAge, parseDate } from './birthday.ts';

describe('a birthday', () => {
  it.each([
    ['2001-05-09', '2001-05-09'],
    ['05-09-2001', '2001-05-09'],
    ['২০০১-০৫-০৯', '2001-05-09'],
    ['2001/5/9', '2001-05-09'],
    ['2001.05.09', '2001-05-09'],
    ['20010509', '2001-05-09'],
    ['2001-05/09', undefined],
    ['05/09/2001', undefined],
    ['23-05-2001', undefined],
    ['2001-02-30', undefined],
    ['9 May 2001', undefined],
    ['', undefined],
  ])('written %s reads as %s (S5.9)', (typed, date) => {
    expect(parseDate(typed)).toBe(date);
  });

  it('is of age from that day on in the market’s zone (S5.6)', () => {
    const now = new Date('2026-03-01T19:00:00Z');
    expect(isOfAge('2008-03-02', 18, 'Asia/Dhaka', now)).toBe(true);
    expect(isOfAge('2008-03-02', 18, 'UTC', now)).toBe(false);
  });
});

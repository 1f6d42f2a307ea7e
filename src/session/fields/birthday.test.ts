import { describe, expect, it } from 'vitest';
import { isOfAge, parseDate, readDates } from './birthday.ts';

describe('a birthday', () => {
  it.each([
    ['2001-05-09', '2001-05-09'],
    ['২০০১-০৫-০৯', '2001-05-09'],
    ['2001/5/9', '2001-05-09'],
    ['2001.05.09', '2001-05-09'],
    ['20010509', '2001-05-09'],
    ['05-23-2001', '2001-05-23'],
    ['23-05-2001', '2001-05-23'],
    ['05-05-2001', '2001-05-05'],
    ['2001-05/09', undefined],
    ['2001-02-30', undefined],
    ['30-02-2001', undefined],
    ['9 May 2001', undefined],
    ['', undefined],
  ])('written %s reads as %s wherever it is typed (S5.9)', (typed, date) => {
    expect(parseDate(typed, 'day')).toBe(date);
    expect(parseDate(typed, 'month')).toBe(date);
    expect(parseDate(typed, 'year')).toBe(date);
  });

  it('is read with the day first where dates are written so, and with the month first where they begin with it', () => {
    expect(parseDate('04/05/1990', 'day')).toBe('1990-05-04');
    expect(parseDate('4.5.1990', 'day')).toBe('1990-05-04');
    expect(parseDate('04/05/1990', 'month')).toBe('1990-04-05');
    expect(parseDate('04-05-1990', 'month')).toBe('1990-04-05');
  });

  it('is not guessed if day and month could be the other way round', () => {
    expect(readDates('04-05-1990', 'day')).toEqual(['1990-05-04', '1990-04-05']);
    expect(readDates('04/05/1990', 'year')).toEqual(['1990-05-04', '1990-04-05']);
    expect(parseDate('04-05-1990', 'day')).toBeUndefined();
  });

  it('is of age from that day on in the market’s zone (S5.6)', () => {
    const now = new Date('2026-03-01T19:00:00Z');
    expect(isOfAge('2008-03-02', 18, 'Asia/Dhaka', now)).toBe(true);
    expect(isOfAge('2008-03-02', 18, 'UTC', now)).toBe(false);
  });
});

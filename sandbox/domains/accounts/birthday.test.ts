import { describe, expect, it } from 'vitest';
import { dateOf, isOfAge } from './birthday.ts';

describe('a date of birth (S5.9)', () => {
  it.each([
    ['1990-05-17', '1990-05-17'],
    ['05-17-1990', '1990-05-17'],
    ['2024-02-29', '2024-02-29'],
  ])('is parsed from %s', (text, date) => {
    expect(dateOf(text)).toBe(date);
  });

  it.each(['', '1990-02-30', '2023-02-29', '17-05-1990', '1990/05/17', '1990-5-17', 'today'])(
    'is rejected as %j',
    (text) => {
      expect(dateOf(text)).toBeUndefined();
    },
  );
});

describe('an age (S5.6)', () => {
  it('is reached on the birthday, in the time zone of the market', () => {
    const beforeMidnight = new Date('2026-05-16T17:59:00Z');
    const afterMidnight = new Date('2026-05-16T18:01:00Z');
    expect(isOfAge('2008-05-17', 18, 'Asia/Dhaka', beforeMidnight)).toBe(false);
    expect(isOfAge('2008-05-17', 18, 'Asia/Dhaka', afterMidnight)).toBe(true);
    expect(isOfAge('2008-05-17', 21, 'Asia/Dhaka', afterMidnight)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { type DateStyle, formatDate, formatDay } from '#src/i18n/date.ts';

const style: DateStyle = { timeZone: 'Asia/Dhaka', numerals: 'latn', language: 'en' };

describe('formatDate', () => {
  it("shows the day of the market's time zone, not the device's", () => {
    expect(formatDate('2026-03-31T19:30:00Z', 'date', style)).toBe('Apr 1, 2026');
    expect(formatDate('2026-03-31T19:30:00Z', 'date', { ...style, timeZone: 'UTC' })).toBe(
      'Mar 31, 2026',
    );
  });

  it('uses the market’s numerals', () => {
    expect(formatDate('2026-03-31T19:30:00Z', 'date', { ...style, language: 'bn' })).toMatch(
      /2026/,
    );
    const native: DateStyle = { ...style, language: 'bn', numerals: 'native' };
    expect(formatDate('2026-03-31T19:30:00Z', 'date', native)).toMatch(/২০২৬/);
  });

  it('writes the part of the day before the time in Bengali', () => {
    const bengali: DateStyle = { ...style, language: 'bn', dayPeriods: { রাত্রি: 'রাত' } };
    expect(formatDate('2026-03-31T18:14:00Z', 'time', bengali)).toBe('রাত 12:14');
    expect(formatDate('2026-03-31T03:05:00Z', 'time', bengali)).toBe('সকাল 9:05');
    expect(formatDate('2026-03-31T07:00:00Z', 'dateTime', bengali)).toBe('31 মার্চ, 2026, দুপুর 1:00');
    expect(formatDate('2026-03-31T18:14:00Z', 'time', style)).toMatch(/^12:14\sAM$/);
  });

  it('ends no line within a date in figures', () => {
    // No device names the months of this language.
    expect(formatDate('2026-03-31T19:30:00Z', 'date', { ...style, language: 'qaa' })).toBe(
      '2026-\u206004-\u206001',
    );
  });

  it('shows a dash for an invalid moment', () => {
    expect(formatDate('soon', 'dateTime', style)).toBe('–');
  });
});

it('shows a calendar day unchanged in every zone', () => {
  expect(formatDay('2026-01-31', style)).toBe('Jan 31, 2026');
  expect(formatDay('2026-01-31', { ...style, language: 'bn', numerals: 'native' })).toMatch(/৩১/);
});

import { expect, it } from 'vitest';
import type { DateStyle } from './date.ts';
import { calendarDay, clockTime } from './marketTime.ts';

const style = { timeZone: 'Asia/Dhaka', numerals: 'latn', language: 'en' } as const;

it("formats the time in the market's zone to the second (S2.17, S9.4)", () => {
  const moment = Date.parse('2026-03-05T18:30:07Z');
  expect(clockTime(moment, style)).toMatch(/^12:30:07\sAM$/);
  const dayPeriods = { রাত্রি: 'রাত' };
  const native = { ...style, language: 'bn', numerals: 'native', dayPeriods } as const;
  expect(clockTime(moment, native)).toBe('রাত ১২:৩০:০৭');
});

it('formats a calendar day the same in every zone', () => {
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const there: DateStyle = { ...style, timeZone };
    expect(calendarDay('2026-03-05', 'day', there)).toBe('Mar 5');
    expect(calendarDay('2026-03-05', 'weekday', there)).toBe('Thu');
  }
});

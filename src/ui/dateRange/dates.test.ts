import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateOf, isoOf, momentOf } from './calendarDate.ts';
import { nextDays, previousDays, problemOf } from './dateSpan.ts';

const anyDay = fc
  .date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2200-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map(isoOf);

const inBengali = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)));

describe('dateOf', () => {
  it('reads yyyy-MM-dd and MM-dd-yyyy in both sets of digits (S5.9)', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('-', '/', '.'), (day, mark) => {
        const [year, month, date] = day.split('-');
        expect(dateOf([year, month, date].join(mark))).toBe(day);
        expect(dateOf([month, date, year].join(mark))).toBe(day);
        expect(dateOf(inBengali(day))).toBe(day);
      }),
    );
  });

  it('accepts a month and a day of one digit', () => {
    expect(dateOf(' 3/7/2026 ')).toBe('2026-03-07');
  });

  it('reads an empty text as no day', () => {
    expect(dateOf(' ')).toBe('');
  });

  it.each(['2026-02-29', '2026-13-01', '31-12-2026', '26-01-01', 'today', '2026-1', '2026-01-01x'])(
    'does not understand %j',
    (text) => {
      expect(dateOf(text)).toBeUndefined();
      expect(momentOf(text)).toBeUndefined();
    },
  );
});

describe('a span of days', () => {
  it('contains the given number of days, including today (S9.6)', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(7, 30), (today, days) => {
        const [before, after] = [previousDays(today, days), nextDays(today, days)];
        expect(addDays(before.from, days - 1)).toBe(before.to);
        expect(addDays(after.from, days - 1)).toBe(after.to);
        expect([before.to, after.from]).toEqual([today, today]);
      }),
    );
  });

  it('reports an unreadable day and a reversed order', () => {
    expect(problemOf({ from: '2026-03-07', to: '2026-03-01' })).toBe('reversed');
    expect(problemOf({ from: '2026-03-07', to: 'March' })).toBe('unreadable');
    expect(problemOf({ from: '2026-03-07', to: '' })).toBeUndefined();
    expect(problemOf({ from: '2026-03-07', to: '2026-03-07' })).toBeUndefined();
  });
});

import { expect, it } from 'vitest';
import { formatDate, formatDay } from './date.ts';
import { inEveryLanguage } from './inEveryLanguage.fixture.ts';
import { localeOf } from './localeOf.ts';
import { calendarDay } from './marketTime.ts';

const TAGS = Object.keys(inEveryLanguage(''));

/** Languages that are mostly written with the years of another calendar. */
const OF_OTHER_YEARS = TAGS.filter(
  (tag) => new Intl.DateTimeFormat(tag).resolvedOptions().calendar !== 'gregory',
);

it('there are languages with another calendar', () => {
  expect(OF_OTHER_YEARS.length).toBeGreaterThan(0);
});

it.each(TAGS)('writes days of %s in the calendar in which they are chosen', (language) => {
  const style = { language, numerals: 'latn', timeZone: 'UTC' } as const;
  const { calendar } = new Intl.DateTimeFormat(localeOf(style)).resolvedOptions();
  expect(calendar).toBe('gregory');
  for (const text of [
    formatDay('2026-03-05', style),
    formatDate('2026-03-05T12:00:00Z', 'dateTime', style),
    calendarDay('2026-03-05', 'month', style),
  ]) {
    expect(text).toContain('2026');
  }
});

import { describe, expect, it } from 'vitest';
import { formatHours, type HoursStyle } from '#src/i18n/serviceHours.ts';
import { languageFacts } from './languageFacts.ts';
import { SOURCE, TAGS } from './languageFolders.ts';

const styleOf = (language: string): HoursStyle => ({
  ...{ language, numerals: 'latn', dayPeriods: languageFacts(language).dayPeriods },
});

const HOURS = 'Mon-Fri 12:00-21:00';

describe('the hours of customer service', () => {
  it('are worded with the names of days and the times of the language (S9.7)', () => {
    expect(formatHours(HOURS, styleOf(SOURCE))).toMatch(/^Mon–Fri 12:00\sPM–9:00\sPM$/);
  });

  it('have no English day in a language with letters of its own', () => {
    const others = TAGS.filter((tag) => new Intl.Locale(tag).maximize().script !== 'Latn');
    const left = others.filter((tag) => /[a-z]{3}/i.test(formatHours(HOURS, styleOf(tag))));
    expect(left).toEqual([]);
  });

  it('can reach over the end of a week, until midnight', () => {
    expect(formatHours('Sat-Thu 09:30-24:00', styleOf(SOURCE))).toMatch(
      /^Sat–Thu 9:30\sAM–12:00\sAM$/,
    );
  });

  it('are as written in any other form', () => {
    for (const text of [
      '',
      'Any day',
      'Mon-Fri 12-21',
      'Lun-Ven 12:00-21:00',
      'Mon-Fri 25:00-26:00',
    ]) {
      expect(formatHours(text, styleOf(SOURCE))).toBe(text);
    }
  });
});

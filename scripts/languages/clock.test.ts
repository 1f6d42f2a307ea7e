import { expect, it } from 'vitest';
import { formatDate } from '#src/i18n/date.ts';
import { LANGUAGES } from './languageFolders.ts';

it('a moment with seconds has the comma of its language', () => {
  const mirrored = LANGUAGES.filter(({ direction }) => direction === 'rtl');
  expect(mirrored).not.toEqual([]);
  for (const { tag } of mirrored) {
    const style = { timeZone: 'Asia/Dhaka', numerals: 'latn', language: tag } as const;
    const text = formatDate('2026-03-31T19:30:05Z', 'dateClock', style);
    expect(text).toMatch(/30:05/);
    expect(text).not.toContain(',');
  }
});

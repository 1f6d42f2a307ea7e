import { expect, it } from 'vitest';
import { inEveryLanguage } from '#src/i18n/inEveryLanguage.fixture.ts';
import { textLanguage } from '#src/i18n/textLanguage.ts';

/** The name of each language in itself, `[tag, name]`. */
const NAMES = Object.keys(inEveryLanguage('')).map((tag) => {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag);
  return [tag, name ?? tag] as const;
});

it.each([
  ['Good evening', ['bn', 'en'], 'en'],
  ['শুভ সন্ধ্যা।', ['en', 'bn'], 'bn'],
  ['Silk Myna খেলাটা আজ দারুণ লাগছে', ['en', 'bn'], 'bn'],
  ['Guten Abend', ['en', 'de'], 'en'],
])('%j is read out in the language of most of its letters', (text, languages, language) => {
  expect(textLanguage(text, languages)).toBe(language);
});

it.each(['', '৳500 🎉 !!', 'مساء الخير'])('%j is of none of these languages', (text) => {
  expect(textLanguage(text, ['en', 'bn'])).toBeUndefined();
});

it.each(NAMES)('a text of %s, %s, is in that language', (tag, name) => {
  expect(textLanguage(name, [tag])).toBe(tag);
});

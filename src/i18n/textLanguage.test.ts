import { expect, it } from 'vitest';
import { textLanguage } from '#src/i18n/textLanguage.ts';

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

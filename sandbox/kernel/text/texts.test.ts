import { expect, it } from 'vitest';
import { languageFacts } from '#scripts/languages/languageFacts.ts';
import { SOURCE, STANDARD, TAGS } from '#scripts/languages/languageFolders.ts';
import { inLanguage } from './language.ts';
import { inEachLanguage, sameText, textsOf } from './texts.ts';

it('writes a text once for each language, with its own values', () => {
  const texts = textsOf('sandbox/play', 'table', (language) => ({ number: language }));
  for (const tag of STANDARD) expect(inLanguage(texts, tag)).toContain(tag);
});

it('leaves out the languages that would repeat the source language', () => {
  const [other] = TAGS.filter((tag) => tag !== SOURCE);
  expect(inEachLanguage((tag) => (tag === other ? 'own' : 'source'))).toEqual({
    [SOURCE]: 'source',
    ...(other && { [other]: 'own' }),
  });
});

it('keeps the signs of figures on their side in languages written from right to left', () => {
  for (const tag of TAGS.filter((other) => other !== SOURCE)) {
    const text = inEachLanguage((language) => (language === tag ? '5%' : 'source'))[tag];
    expect(text).toBe(languageFacts(tag).direction === 'rtl' ? '\u20665%\u2069' : '5%');
  }
});

it('shows what a person wrote to readers of every language', () => {
  for (const tag of TAGS) expect(inLanguage(sameText('A word'), tag)).toBe('A word');
});

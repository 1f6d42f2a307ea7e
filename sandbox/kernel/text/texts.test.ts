import { expect, it } from 'vitest';
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

it('shows what a person wrote to readers of every language', () => {
  for (const tag of TAGS) expect(inLanguage(sameText('A word'), tag)).toBe('A word');
});

import { describe, expect, it } from 'vitest';
import { SOURCE, STANDARD, TAGS } from '#scripts/languages/languageFolders.ts';
import { inLanguage, spokenLanguage } from './language.ts';

/** A language of the range for private use, which has no folder. */
const UNWRITTEN = 'qaa';

const merchant = (own: string, ...supported: string[]) => ({
  languages: { default: own, supported },
});

describe('the language of an answer (S9.7)', () => {
  const others = STANDARD.filter((tag) => tag !== SOURCE);

  it.each(others)('is %s if the merchant offers it and the page shows it', (tag) => {
    expect(spokenLanguage(merchant(SOURCE, SOURCE, tag), tag)).toBe(tag);
  });

  it.each(others)('is %s in whichever case the tag is written', (tag) => {
    for (const written of [tag.toUpperCase(), tag.toLowerCase()]) {
      expect(spokenLanguage(merchant(SOURCE, SOURCE, tag), written)).toBe(tag);
    }
  });

  it.each(others)('is the merchant’s default %s for one that it does not offer, or none', (tag) => {
    expect(spokenLanguage(merchant(tag, tag), SOURCE)).toBe(tag);
    expect(spokenLanguage(merchant(tag, tag), UNWRITTEN)).toBe(tag);
    expect(spokenLanguage(merchant(tag, tag))).toBe(tag);
  });

  it('is the source language where the platform writes none of the merchant’s', () => {
    expect(TAGS).not.toContain(UNWRITTEN);
    expect(spokenLanguage(merchant(UNWRITTEN, UNWRITTEN), UNWRITTEN)).toBe(SOURCE);
  });
});

it('takes the source language’s text where there is none in a language', () => {
  expect(inLanguage({ [SOURCE]: 'Table' }, UNWRITTEN)).toBe('Table');
  expect(() => inLanguage({}, UNWRITTEN)).toThrow(SOURCE);
});

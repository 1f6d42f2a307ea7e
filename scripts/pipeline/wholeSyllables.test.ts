import { describe, expect, it } from 'vitest';
import { TAGS } from '#scripts/languages/languageFolders.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import type { Messages } from '#src/brand/page.ts';
import { messagesIn, readCatalogue } from './messages.ts';
import { syllableSegmenter, wholeSyllables } from './wholeSyllables.ts';

/** The end of a word that browsers find within a syllable. */
const torn = (text: string, segmenter: Intl.Segmenter): string[] => {
  const words = [...segmenter.segment(text)].map(({ segment }) => segment);
  return words
    .map((word, place) => `${words[place - 1] ?? ''}|${word}`)
    .filter((both) => /\p{Script=Myanmar}\|[\u1000-\u1021]\u1037?\u103a/u.test(both));
};

const textsOf = (messages: Messages): string[] =>
  Object.values(messages).flatMap((each) => (typeof each === 'string' ? [each] : textsOf(each)));

const written = TAGS.flatMap((tag) => {
  const segmenter = syllableSegmenter(tag);
  return segmenter ? [{ tag, segmenter }] : [];
});

describe('syllables that end with a marked consonant', () => {
  it('are of some language', () => {
    expect(written).not.toEqual([]);
  });

  for (const { tag, segmenter } of written) {
    it(`are whole at the end of a line in every message, in ${tag}`, () => {
      const texts = textsOf(messagesIn(readCatalogue(ROOT), tag, undefined, 'latn'));
      expect(texts.filter((text) => torn(text, segmenter).length > 0)).toEqual([]);
    });

    it(`have no joiner where lines end between words anyway, in ${tag}`, () => {
      expect(wholeSyllables('လိုင်း', segmenter)).toBe('လိုင်း');
      expect(wholeSyllables('အကောင့်', segmenter)).toBe('အကော\u2060င့်');
    });
  }

  it('leave languages of other scripts as they are', () => {
    const others = TAGS.filter((tag) => !written.some((each) => each.tag === tag));
    expect(others.filter((tag) => syllableSegmenter(tag))).toEqual([]);
  });
});

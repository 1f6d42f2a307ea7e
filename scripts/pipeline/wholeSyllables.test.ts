import { describe, expect, it } from 'vitest';
import { TAGS } from '#scripts/languages/languageFolders.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import type { Messages } from '#src/brand/page.ts';
import { messagesIn, readCatalogue } from './messages.ts';
import { type Syllables, syllablesOf, wholeSyllables } from './wholeSyllables.ts';

/** An account, former withdrawals and real time: each with a joiner where a line would end within a syllable. */
const EXAMPLES = ['အကော\u2060င့်', 'ដកប្រា\u2060ក់ចាស់ៗ', 'เรี\u2060ยลไทม์'];

/** Words that browsers know, and a letter that is a word of its own. */
const WHOLE = ['လိုင်း', 'ដំណើរការ', 'รางวัลก็เป็น'];

/** The words of a text, between which browsers end lines. */
const wordsOf = (text: string, { segmenter }: Syllables): string =>
  [...segmenter.segment(text)].map(({ segment }) => segment).join('|');

const textsOf = (messages: Messages): string[] =>
  Object.values(messages).flatMap((each) => (typeof each === 'string' ? [each] : textsOf(each)));

const written = TAGS.flatMap((tag) => {
  const syllables = syllablesOf(tag);
  return syllables ? [{ tag, syllables }] : [];
});

describe('the syllables of a language without spaces between words', () => {
  for (const { tag, syllables } of written) {
    it(`are whole at the end of a line in every message, in ${tag}`, () => {
      const texts = textsOf(messagesIn(readCatalogue(ROOT), tag, undefined, 'latn'));
      expect(texts.filter((text) => syllables.torn.test(wordsOf(text, syllables)))).toEqual([]);
    });
  }

  it('are held together by a joiner where a line would end within them', () => {
    const shown = EXAMPLES.map((example) => {
      const text = example.replaceAll('\u2060', '');
      return written.map(({ syllables }) => wholeSyllables(text, syllables));
    });
    expect(shown.map((texts) => texts.filter((text) => text.includes('\u2060')))).toEqual(
      EXAMPLES.map((example) => [example]),
    );
  });

  it('need no joiner in words that browsers know', () => {
    for (const text of WHOLE) {
      for (const { syllables } of written) expect(wholeSyllables(text, syllables)).toBe(text);
    }
  });

  it('have spaces in other languages', () => {
    expect(written).toHaveLength(EXAMPLES.length);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const found = (text: string, search: string) =>
  highlight(text, search).flatMap((piece) => (piece.found ? [piece.text] : []));

describe('the highlight of a search', () => {
  it('marks every match, and keeps its case', () => {
    expect(found('Rahim and rahima', 'rAhim')).toEqual(['Rahim', 'rahim']);
    expect(found('রহিম উদ্দিন', 'রহিম')).toEqual(['রহিম']);
  });

  it('searches for the typed text literally, not as a pattern', () => {
    expect(found('a.b (c)', '.')).toEqual(['.']);
    expect(found('a.b (c)', '(c)')).toEqual(['(c)']);
    expect(found('[x]', '\\')).toEqual([]);
  });

  it('marks nothing without a search', () => {
    expect(highlight('Rahim', '  ')).toEqual([{ text: 'Rahim', start: 0, found: false }]);
  });

  it('never loses a letter of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 3 }), (text, search) => {
        expect(
          highlight(text, search)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

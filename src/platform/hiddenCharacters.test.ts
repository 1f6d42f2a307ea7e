import { describe, expect, it } from 'vitest';
import { hasHidden, withoutHidden } from './hiddenCharacters.ts';

const HIDDEN = [
  ...[
    '\u200b',
    '\u00ad',
    '\u200d',
    '\u2060',
    '\u202a',
    '\u202c',
    '\u202e',
    '\u2066',
    '\u2069',
    '\u034f',
    '\u3164',
    '\u115f',
  ],
  ...['\ufe0f', '\ufeff', '\u2800', '\u2028', '\n', '\t', '\0', '\u{e0041}'],
];

describe('an invisible character', () => {
  it.each(HIDDEN.map((character) => [character.codePointAt(0)?.toString(16), character]))(
    'is found in a text and removed from it: U+%s',
    (_, character) => {
      const text = `Ka${character}rim`;
      expect([hasHidden(text), withoutHidden(text)]).toEqual([true, 'Karim']);
    },
  );

  it.each(['Karim Ahmed', 'র‍্যাব', 'O’Neill-José', 'Rahim ❤️', 'Family 👩‍❤️‍👨 👩🏽‍🔧'])(
    'is not found in a correctly written text: %s',
    (text) => expect(hasHidden(text)).toBe(false),
  );

  it('is ignored between two spellings of a Bengali name', () => {
    expect(withoutHidden('র‍্যাব')).toBe(withoutHidden('র্যাব'));
  });
});

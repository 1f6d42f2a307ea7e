import { describe, expect, it } from 'vitest';
import { characterFault, isBlank } from './characters.ts';

describe('a single-line text', () => {
  it.each(['', 'Play', 'বাংলা', 'a b', '😀', 'نص'])('can be %j', (text) => {
    expect(characterFault(text)).toBeUndefined();
  });

  it.each([
    ['a\nb', 'a line break (U+000A)', 'a b'],
    ['a\rb', 'a line break (U+000D)', 'a b'],
    ['a\u0085b', 'a line break (U+0085)', 'a b'],
    ['a\u2028b', 'a line break (U+2028)', 'a b'],
    ['a\u2029b', 'a line break (U+2029)', 'a b'],
    ['a\tb', 'a control character (U+0009)', 'a b'],
    ['a\u0000b', 'a control character (U+0000)', 'a b'],
    ['a\ud800b', 'half of a character (U+D800)', 'a b'],
    ['a\ufdd0b', 'a code that is no character (U+FDD0)', 'a b'],
    ['a\u{1ffff}b', 'a code that is no character (U+1FFFF)', 'a b'],
    ['a\u202ab', 'a mark that turns the direction of what follows (U+202A)', 'a b'],
    ['a\u202eb', 'a mark that turns the direction of what follows (U+202E)', 'a b'],
    [' a \n\n  b\u202e ', 'a line break (U+000A)', 'a b'],
  ])('cannot be %j', (text, what, rest) => {
    expect(characterFault(text)).toEqual({
      reason: `This text holds ${what}, which a line of a page cannot show.`,
      suggestion: `write "${rest}"`,
    });
  });

  it('must contain a visible character', () => {
    expect(characterFault(' \n ')?.suggestion).toBe('write a text');
  });
});

describe('a blank text', () => {
  it.each(['', ' ', '\u00a0', '\n\t', '\u200b', '\u2060', '\u3164'])('is %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', ' a ', '0', 'ক', '-'])('is not %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

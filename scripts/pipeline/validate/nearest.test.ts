import { describe, expect, it } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

describe('the nearest candidate', () => {
  it('is more likely a transposition than any other typo', () => {
    expect(nearest('BTD', ['BTN', 'BTC', 'BDT'])).toBe('BDT');
  });

  it('is missing for a short word that shares no letter with any', () => {
    expect(nearest('hi', ['en', 'bn'])).toBeUndefined();
  });

  it('is missing for a code that is equally near to several', () => {
    expect(nearest('ZZ', ['ZA', 'ZM', 'ZW'])).toBeUndefined();
    expect(nearest('bm', ['en', 'bn'])).toBe('bn');
  });

  it('is the first of several long words that are equally near', () => {
    expect(didYouMean('lobbi', ['lobby', 'lobbo'])).toBe('did you mean "lobby"?');
  });

  it('is found for a transposition at the beginning of a word, too', () => {
    expect(nearest('olbby', ['olbba', 'lobby'])).toBe('lobby');
  });

  it.each([
    ['hi', 'ho', 'en'],
    ['abc', 'axy', 'xyz'],
    ['abcdefghij', 'abcdefwxyz', 'abcdevwxyz'],
  ])('is found for %s as far as %s, but not as far as %s', (word, near, far) => {
    expect(nearest(word, [near])).toBe(near);
    expect(nearest(word, [far])).toBeUndefined();
  });

  it('is missing for a code that is equally near to several, followed by a more distant one', () => {
    expect(nearest('ZZ', ['ZA', 'ZM', 'promotions'])).toBeUndefined();
  });

  it('is missing if no word is near, at any length', () => {
    expect(didYouMean('lobby', ['promotions', 'a'])).toBeUndefined();
  });
});

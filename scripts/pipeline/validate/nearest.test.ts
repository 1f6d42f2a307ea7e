import { describe, expect, it } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

describe('nearest', () => {
  it('prefers two letters the wrong way round to any other slip', () => {
    expect(nearest('BTD', ['BTN', 'BTC', 'BDT'])).toBe('BDT');
  });

  it('has no answer for a short word that shares no letter with a candidate', () => {
    expect(nearest('hi', ['en', 'bn'])).toBeUndefined();
  });

  it('has no answer for a code that several candidates are as near to', () => {
    expect(nearest('ZZ', ['ZA', 'ZM', 'ZW'])).toBeUndefined();
    expect(nearest('bm', ['en', 'bn'])).toBe('bn');
  });

  it('takes the first of several long words that are as near', () => {
    expect(didYouMean('lobbi', ['lobby', 'lobbo'])).toBe('did you mean "lobby"?');
  });

  it('finds two letters the wrong way round at the beginning of a word too', () => {
    expect(nearest('olbby', ['olbba', 'lobby'])).toBe('lobby');
  });

  it.each([
    ['hi', 'ho', 'en'],
    ['abc', 'axy', 'xyz'],
    ['abcdefghij', 'abcdefwxyz', 'abcdevwxyz'],
  ])('finds for %s a word as far as %s, and none as far as %s', (word, near, far) => {
    expect(nearest(word, [near])).toBe(near);
    expect(nearest(word, [far])).toBeUndefined();
  });

  it('has no answer for a code that several are as near to, with one further off after them', () => {
    expect(nearest('ZZ', ['ZA', 'ZM', 'promotions'])).toBeUndefined();
  });

  it('asks nothing where no word is near, whatever their lengths', () => {
    expect(didYouMean('lobby', ['promotions', 'a'])).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { malformedTexts } from './malformedTexts.ts';

const namesIn = (value: unknown) => malformedTexts('body', value).map(({ name }) => name);

describe('the texts of a call', () => {
  it('can be kept where they are whole characters, whatever else is among them', () => {
    const file = new File(['\0'], 'half\ud800');
    expect(namesIn({ a: 'text', b: ['বাংলা', 5, null, true, undefined], c: file })).toEqual([]);
    expect(namesIn('😀')).toEqual([]);
    expect(namesIn(null)).toEqual([]);
  });

  it.each(['half \ud83d', '\udc00 half', 'a\0b'])('cannot be kept with %j', (text) => {
    expect(malformedTexts('query', { name: text })).toEqual([
      { in: 'query', name: 'name', reason: 'has characters that are not text' },
    ]);
  });

  it('are found at any depth, and named by the way there', () => {
    expect(namesIn({ a: { b: ['fine', '\0', { c: '\ud800' }] }, d: '\0' })).toEqual([
      'a.b.1',
      'a.b.2.c',
      'd',
    ]);
  });

  it('are those of keys too, which are named by what they are in', () => {
    expect(namesIn({ a: { 'k\0': 'fine' } })).toEqual(['a']);
    expect(namesIn({ 'k\0': 'fine' })).toEqual(['']);
  });
});

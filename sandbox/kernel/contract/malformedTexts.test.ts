import { describe, expect, it } from 'vitest';
import { malformedTexts } from './malformedTexts.ts';

const namesIn = (value: unknown) => malformedTexts('body', value).map(({ name }) => name);

describe('the texts of a request', () => {
  it('are accepted if their characters are complete, whatever they contain', () => {
    const file = new File(['\0'], 'half\ud800');
    expect(namesIn({ a: 'text', b: ['বাংলা', 5, null, true, undefined], c: file })).toEqual([]);
    expect(namesIn('😀')).toEqual([]);
    expect(namesIn(null)).toEqual([]);
  });

  it.each(['half \ud83d', '\udc00 half', 'a\0b'])('are rejected as %j', (text) => {
    expect(malformedTexts('query', { name: text })).toEqual([
      { in: 'query', name: 'name', reason: 'has characters that are not text' },
    ]);
  });

  it('are checked at any depth, and reported by their path', () => {
    expect(namesIn({ a: { b: ['fine', '\0', { c: '\ud800' }] }, d: '\0' })).toEqual([
      'a.b.1',
      'a.b.2.c',
      'd',
    ]);
  });

  it('include keys, which are reported by the path of their object', () => {
    expect(namesIn({ a: { 'k\0': 'fine' } })).toEqual(['a']);
    expect(namesIn({ 'k\0': 'fine' })).toEqual(['']);
  });
});

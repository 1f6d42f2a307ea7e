import { describe, expect, it } from 'vitest';
import { defaultLanguageFrom } from './choose.ts';

describe('the default language of a new brand', () => {
  it.each([
    ['is the given one where the brand has it', ['en', 'bn'], 'bn', 'bn'],
    ['ignores a given one that was not chosen', ['en'], 'bn', 'en'],
    ['is the only one', ['bn'], undefined, 'bn'],
    ['has to be asked for among several', ['en', 'bn'], undefined, undefined],
  ])('%s', (_, languages, given, expected) => {
    expect(defaultLanguageFrom(languages, given)).toBe(expected);
  });
});

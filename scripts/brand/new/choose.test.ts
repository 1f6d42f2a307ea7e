import { describe, expect, it } from 'vitest';
import { defaultLanguageFrom } from './choose.ts';

describe('the default language of a new brand', () => {
  it.each([
    ['is the given one if the brand has it', ['en', 'bn'], 'bn', 'bn'],
    ['ignores a given one that the brand does not have', ['en'], 'bn', 'en'],
    ['is the only one', ['bn'], undefined, 'bn'],
    ['has to be asked for if there are several', ['en', 'bn'], undefined, undefined],
  ])('%s', (_, languages, given, expected) => {
    expect(defaultLanguageFrom(languages, given)).toBe(expected);
  });
});

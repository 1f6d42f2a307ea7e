import { describe, expect, it } from 'vitest';
import { isGuessable } from './isGuessable.ts';

describe('a guessable PIN', () => {
  it.each(['111111', '123456', '654321', '0000', 'abcdef', '11'])('includes %s', (text) => {
    expect(isGuessable(text)).toBe(true);
  });

  it.each(['204816', '112233', '121212', '135791', '123457', '765431', '7', ''])(
    'does not include %j',
    (text) => {
      expect(isGuessable(text)).toBe(false);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { compilePattern } from './compilePattern.ts';

describe('an accepted pattern', () => {
  it('knows the letters of every script (S5.2)', () => {
    const name = compilePattern('^\\p{L}[\\p{L}\\p{M} ]*$');
    expect(name.test('রহিম উদ্দিন')).toBe(true);
    expect(name.test('Rahim')).toBe(true);
    expect(name.test('4711')).toBe(false);
  });

  it('of a star accepts any text', () => {
    expect(compilePattern('*').test('')).toBe(true);
    expect(compilePattern('*').test('anything')).toBe(true);
  });

  it('that is invalid is rejected', () => {
    expect(() => compilePattern('(')).toThrow(SyntaxError);
  });
});

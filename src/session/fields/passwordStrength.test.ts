import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

describe('the strength of a new password', () => {
  it.each([
    ['', 0],
    ['aaaaaaaaaaaaaaaa', 0],
    ['123456789', 0],
    ['abcdefgh', 0],
    ['rahim88', 1],
    ['Rahim2026', 2],
    ['Tea-4-Dhaka', 3],
    ['Tea-4-Dhaka-rain', 4],
  ])('of “%s” is %i (S5.8)', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('never falls when a character is added', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 1 }), (text, more) => {
        expect(passwordStrength(text + more)).toBeGreaterThanOrEqual(passwordStrength(text));
      }),
    );
  });
});

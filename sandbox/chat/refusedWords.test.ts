import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefused } from './refusedWords.ts';

describe('a message in a room', () => {
  it.each([
    'Good evening everyone.',
    'Anyone playing Glass Mango no. 12?',
    'শুভ সন্ধ্যা সবাইকে।',
    'It paid 1,250.00 at 21:30!',
    'See you at 5 p.m. Comes later',
  ])('may say: %s', (text) => {
    expect(isRefused(text)).toBe(false);
  });

  it.each([
    'Come to https://example.com',
    'see www.example.net',
    'example . bet pays more',
    'write to me @rafi',
    'call 01712 345678',
    'ফোন ০১৭১২-৩৪৫৬৭৮',
    'you Bastards',
    'শালা তুই',
  ])('may not say: %s', (text) => {
    expect(isRefused(text)).toBe(true);
  });

  it('is judged quickly, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 140 }), (text) => {
        expect(typeof isRefused(text)).toBe('boolean');
      }),
    );
  });
});

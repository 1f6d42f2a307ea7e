import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefused } from './refusedWords.ts';

describe('a chat message', () => {
  it.each([
    'Good evening everyone.',
    'Anyone playing Glass Mango no. 12?',
    'শুভ সন্ধ্যা সবাইকে।',
    'It paid 1,250.00 at 21:30!',
    'See you at 5 p.m. Comes later',
  ])('is accepted: %s', (text) => {
    expect(isRefused(text)).toBe(false);
  });

  it.each([
    'Come to https://example.com',
    'see www.example.net',
    'example . bet pays more',
    'write to me @rafi',
    'call 01712 345678',
    'ফোন ০১৭১২-৩৪৫৬৭৮',
    'call 0\u200b1\u200b7\u200b1\u200b2\u200b3\u200b4',
    'ring ０１７１２３４５６',
    'come to ｗｗｗ.example.net',
    'write to me ＠rafi',
    'you Bastards',
    'you bas\u00adtard',
    'শালা তুই',
  ])('is rejected: %s', (text) => {
    expect(isRefused(text)).toBe(true);
  });

  it('is rejected for a phone number, in either script and with any separators', () => {
    const digit = fc.constantFrom(...'0123456789০১২৩৪৫৬৭৮৯');
    const apart = fc.constantFrom('', ' ', '-', '.', '(', ')', '\u200b', '\u2060', '\u200d');
    const number = fc
      .array(fc.tuple(digit, apart), { minLength: 7, maxLength: 15 })
      .map((parts) => parts.flat().join(''));
    fc.assert(
      fc.property(number, (text) => {
        expect(isRefused(`write to ${text} today`)).toBe(true);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { durationText } from './durationText.ts';

describe('a length of time', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [249, '4:09'],
    [3600, '1:00:00'],
    [172_800, '48:00:00'],
  ])('of %i seconds reads %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });

  it('is never negative', () => {
    expect(durationText(-5)).toBe('0:00');
  });

  it('ignores fractions of a second', () => {
    expect(durationText(61.9)).toBe('1:01');
  });
});

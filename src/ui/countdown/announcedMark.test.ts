import { describe, expect, it } from 'vitest';
import { announcedMark } from './announcedMark.ts';

describe('the marks at which a countdown is announced', () => {
  it('change only when the next one is reached', () => {
    const ofAMinute = Array.from({ length: 61 }, (_, seconds) => announcedMark(seconds));
    expect(new Set(ofAMinute)).toEqual(new Set([0, 10, 30, 60]));
    expect(announcedMark(31)).toBe(60);
    expect(announcedMark(30)).toBe(30);
  });

  it('begin a quarter of an hour before the end', () => {
    expect(announcedMark(901)).toBeUndefined();
    expect(announcedMark(900)).toBe(900);
  });
});

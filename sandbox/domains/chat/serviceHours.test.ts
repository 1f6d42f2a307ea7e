import { describe, expect, it } from 'vitest';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { openingAt, readHours } from './serviceHours.ts';
import { supportHours } from './settings.ts';

const ZONE = 'Asia/Dhaka';
const HOURS = readHours('Mon-Fri 12:00-21:00');

/** The opening at a moment of the market's own time. */
const at = (local: string, zone = ZONE, offset = '+06:00') => {
  const { openUntil, opensAt } = openingAt(new Date(`${local}${offset}`), zone, HOURS);
  return { openUntil: openUntil?.toISOString(), opensAt: opensAt?.toISOString() };
};

describe('the hours of customer service', () => {
  it('are there from the first minute until the last, in the market’s time (S9.7)', () => {
    const open = { openUntil: '2026-03-02T15:00:00.000Z', opensAt: undefined };
    expect(at('2026-03-02T12:00:00')).toEqual(open);
    expect(at('2026-03-02T20:59:59')).toEqual(open);
    expect(at('2026-03-02T11:59:59')).toEqual({ opensAt: '2026-03-02T06:00:00.000Z' });
    expect(at('2026-03-02T21:00:00')).toEqual({ opensAt: '2026-03-03T06:00:00.000Z' });
  });

  it('begin again on Monday after a weekend', () => {
    const monday = { opensAt: '2026-03-09T06:00:00.000Z' };
    expect(at('2026-03-06T21:30:00')).toEqual(monday);
    expect(at('2026-03-07T13:00:00')).toEqual(monday);
    expect(at('2026-03-08T23:59:00')).toEqual(monday);
  });

  it('begin at their local time if the clock is changed in between', () => {
    // Summer time begins on Sunday, 29 March 2026, in Berlin.
    expect(at('2026-03-27T22:00:00', 'Europe/Berlin', '+01:00')).toEqual({
      opensAt: '2026-03-30T10:00:00.000Z',
    });
  });

  it('can reach over the end of a week', () => {
    const hours = readHours('Sat-Thu 09:00-17:00');
    const opening = (moment: string) => openingAt(new Date(moment), ZONE, hours);
    expect(opening('2026-03-08T10:00:00+06:00').openUntil).not.toBeNull();
    expect(opening('2026-03-06T10:00:00+06:00').opensAt?.toISOString()).toBe(
      '2026-03-07T03:00:00.000Z',
    );
  });

  it('are readable in the source language; others say nothing of now', () => {
    expect(readHours(supportHours(SOURCE))).toEqual({ days: [0, 4], from: 720, until: 1260 });
    expect(readHours('Always')).toBeUndefined();
    expect(readHours('Abc-Fri 12:00-21:00')).toBeUndefined();
    const unknown = { openUntil: null, opensAt: null };
    expect(openingAt(new Date(), ZONE, undefined)).toEqual(unknown);
  });
});

import { describe, expect, it } from 'vitest';
import type { DateStyle } from '#src/i18n/date.ts';
import { zoneName, zoneOffset } from '#src/i18n/zone.ts';

const style: DateStyle = { timeZone: 'Asia/Dhaka', numerals: 'latn', language: 'en' };
const bengali: DateStyle = { ...style, language: 'bn' };

describe('zoneName', () => {
  it('names the zone in the given language', () => {
    expect(zoneName(style)).toBe('Bangladesh Standard Time');
    expect(zoneName(bengali)).toBe('বাংলাদেশ মানক সময়');
  });

  it('formats a zone without a name in the market’s numerals', () => {
    expect(zoneName({ ...bengali, timeZone: 'Etc/GMT-6' })).toMatch(/\+06:00$/);
    const native: DateStyle = { ...bengali, timeZone: 'Etc/GMT-6', numerals: 'native' };
    expect(zoneName(native)).toMatch(/\+০৬:০০$/);
  });
});

describe('zoneOffset', () => {
  const winter = Date.parse('2026-01-15T12:00:00Z');

  it('gives the offset from Greenwich, in the numerals of the market', () => {
    expect(zoneOffset(style, winter)).toBe('GMT+6');
    expect(zoneOffset({ ...style, timeZone: 'Asia/Kolkata' }, winter)).toBe('GMT+5:30');
    expect(zoneOffset(bengali, winter)).toBe('GMT+6');
    expect(zoneOffset({ ...bengali, numerals: 'native' }, winter)).toBe('GMT+৬');
  });

  it('follows the market’s daylight saving time', () => {
    const malta = { ...style, timeZone: 'Europe/Malta' };
    expect(zoneOffset(malta, winter)).toBe('GMT+1');
    expect(zoneOffset(malta, Date.parse('2026-07-15T12:00:00Z'))).toBe('GMT+2');
  });
});

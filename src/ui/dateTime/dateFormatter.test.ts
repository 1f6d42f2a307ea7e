import { describe, expect, it } from 'vitest';
import { dateFormatter } from './dateFormatter.ts';

const MOMENT = Date.UTC(2026, 0, 31, 20);

it('creates one formatter for each locale and options', () => {
  const dhaka = { dateStyle: 'medium', timeZone: 'Asia/Dhaka' } as const;
  expect(dateFormatter('en', dhaka)).toBe(dateFormatter('en', { ...dhaka }));
  expect(dateFormatter('en', dhaka).format(MOMENT)).toBe('Feb 1, 2026');
  expect(dateFormatter('en', { ...dhaka, timeZone: 'UTC' }).format(MOMENT)).toBe('Jan 31, 2026');
  expect(dateFormatter('en-GB', dhaka).format(MOMENT)).toBe('1 Feb 2026');
});

describe('in a language whose names of months the device does not know', () => {
  const UNKNOWN = 'qaa-u-ca-gregory-nu-latn';
  const shown = (options: Intl.DateTimeFormatOptions) =>
    dateFormatter(UNKNOWN, { timeZone: 'Asia/Dhaka', ...options }).format(MOMENT);

  it('writes figures, as fields take them', () => {
    expect(shown({ dateStyle: 'medium' })).toBe('2026-02-01');
    expect(shown({ dateStyle: 'medium', timeStyle: 'short' })).toBe('2026-02-01, 02:00');
    expect(shown({ timeStyle: 'medium' })).toBe('02:00:00');
    expect(shown({ hour: 'numeric', minute: '2-digit', dayPeriod: 'short' })).toBe('02:00');
    expect(shown({ day: 'numeric', month: 'short' })).toBe('02-01');
    expect(shown({ month: 'long', year: 'numeric' })).toBe('2026-02');
    expect(shown({ weekday: 'short' })).toBe('1');
  });

  it('names a time zone by its offset', () => {
    expect(shown({ timeZoneName: 'longGeneric' })).toContain('GMT+6');
  });
});

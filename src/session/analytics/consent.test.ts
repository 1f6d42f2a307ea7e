import { describe, expect, it } from 'vitest';
import { readConsent, writeConsent } from './consent.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const at = Date.UTC(2026, 0, 1);
const version = '2026-01-01';

describe('a stored consent', () => {
  it.each(['granted', 'denied'] as const)('keeps "%s" for a year, and no longer', (choice) => {
    const stored = writeConsent({ choice, at, version });
    expect(readConsent(stored, version, at)).toBe(choice);
    expect(readConsent(stored, version, at + 364 * DAY_MS)).toBe(choice);
    expect(readConsent(stored, version, at + 365 * DAY_MS)).toBeUndefined();
  });

  it('is void under another version of the terms', () => {
    const stored = writeConsent({ choice: 'granted', at, version });
    expect(readConsent(stored, '2026-06-01', at)).toBeUndefined();
  });

  it.each([
    ['nothing', undefined],
    ['another word', `yes ${at} ${version}`],
    ['no time', `granted then ${version}`],
    ['a time to come', `granted ${at + DAY_MS} ${version}`],
    ['an empty text', ''],
  ])('is undefined if %s is stored', (_, stored) => {
    expect(readConsent(stored, version, at)).toBeUndefined();
  });
});

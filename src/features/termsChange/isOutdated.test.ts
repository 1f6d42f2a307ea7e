import { describe, expect, it } from 'vitest';
import { isOutdated } from './isOutdated.ts';

describe('accepted terms', () => {
  it.each([
    [null, true],
    ['2025-12-31', true],
    ['2026-01-01', false],
    ['2026-02-01', false],
  ])('of %s are outdated: %s', (agreed, asked) => {
    expect(isOutdated(agreed, '2026-01-01')).toBe(asked);
  });
});

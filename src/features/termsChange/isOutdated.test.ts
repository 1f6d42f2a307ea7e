import { describe, expect, it } from 'vitest';
import { isOutdated } from './isOutdated.ts';

describe('terms that a player has agreed to', () => {
  it.each([
    [null, true],
    ['2025-12-31', true],
    ['2026-01-01', false],
    ['2026-02-01', false],
  ])('of %s are asked about: %s', (agreed, asked) => {
    expect(isOutdated(agreed, '2026-01-01')).toBe(asked);
  });
});

import { expect, it } from 'vitest';
import { pageSizeOf } from './pageSize.ts';

it('games have pages of twelve, for one vendor too (S9.3)', () => {
  expect(pageSizeOf('RNG', undefined, 2)).toBe(12);
  expect(pageSizeOf('RNG', 'V1', 2)).toBe(12);
});

it('up to five sports entries are requested, and only its own for one vendor (S9.3)', () => {
  for (const section of ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const) {
    expect(pageSizeOf(section, undefined, 2)).toBe(5);
    expect(pageSizeOf(section, 'V1', 2)).toBe(1);
  }
});

it('three rows need a page of their length, one scrolling row two', () => {
  expect(pageSizeOf('RNG', undefined, 3)).toBe(18);
  expect(pageSizeOf('RNG', undefined, 1)).toBe(12);
});

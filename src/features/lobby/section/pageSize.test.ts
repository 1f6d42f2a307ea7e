import { expect, it } from 'vitest';
import { pageSizeOf } from './pageSize.ts';

it('games come twelve a page, of one vendor too (S9.3)', () => {
  expect(pageSizeOf('RNG', undefined, 2)).toBe(12);
  expect(pageSizeOf('RNG', 'V1', 2)).toBe(12);
});

it('of sports up to five entries are asked for, and of one vendor its entry alone (S9.3)', () => {
  for (const section of ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const) {
    expect(pageSizeOf(section, undefined, 2)).toBe(5);
    expect(pageSizeOf(section, 'V1', 2)).toBe(1);
  }
});

it('three rows take a page of their own length, one row scrolls sideways through two', () => {
  expect(pageSizeOf('RNG', undefined, 3)).toBe(18);
  expect(pageSizeOf('RNG', undefined, 1)).toBe(12);
});

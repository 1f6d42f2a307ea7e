import { expect, it } from 'vitest';
import { pageSizeOf } from './pageSize.ts';

it('games come twelve a page, of one vendor too (S9.3)', () => {
  expect(pageSizeOf('RNG', undefined)).toBe(12);
  expect(pageSizeOf('RNG', 'V1')).toBe(12);
});

it('of sports up to five entries are asked for, and of one vendor its entry alone (S9.3)', () => {
  for (const section of ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const) {
    expect(pageSizeOf(section, undefined)).toBe(5);
    expect(pageSizeOf(section, 'V1')).toBe(1);
  }
});

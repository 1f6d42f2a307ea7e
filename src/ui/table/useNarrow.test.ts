import { expect, it } from 'vitest';
import { isNarrow } from './useNarrow.ts';

it('shows cards if the last columns would be out of view, and a grid on any wide page', () => {
  const tablet = 646;
  expect(isNarrow(tablet, 6)).toBe(false);
  expect(isNarrow(tablet, 8)).toBe(true);
  expect(isNarrow(982, 10)).toBe(false);
  expect(isNarrow(328, 2)).toBe(true);
});

import { expect, it } from 'vitest';
import { isHeld } from './isHeld.ts';

it.each([
  ['withdrawal-hold', '-200.00', false],
  ['withdrawal-hold', '200.00', true],
  ['withdrawal-release', '-200.00', true],
  ['withdrawal-release', '200.00', false],
  ['withdrawal', '-200.00', true],
  ['stake', '-20.00', false],
] as const)('of %s with %s is %s', (kind, amount, held) => {
  expect(isHeld({ kind, amount })).toBe(held);
});

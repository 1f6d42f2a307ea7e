import { expect, it } from 'vitest';
import { rebateFault } from './rebateFault.ts';

it('accepts up to the agent’s own rate, in steps of a hundredth', () => {
  expect(rebateFault('0.50', '0.50')).toBeUndefined();
  expect(rebateFault('0.51', '0.50')).toBe('tooHigh');
  expect(rebateFault('0.505', '0.50')).toBe('invalid');
  expect(rebateFault(' ', '0.50')).toBe('required');
});

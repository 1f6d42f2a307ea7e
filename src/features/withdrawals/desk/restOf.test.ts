import { expect, it } from 'vitest';
import { restOf } from './restOf.ts';

it('takes amounts from another, never below nothing', () => {
  expect(restOf('10.50', ['0.25', '0.30'])).toBe('9.95');
  expect(restOf('10.50', [])).toBe('10.50');
  expect(restOf('1.00', ['0.60', '0.60'])).toBe('0.00');
});

import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

it('keeps the minus of an amount on its line', () => {
  expect(unbroken('−৳15,097.80')).toBe('−\u2060৳15,097.80');
  expect(unbroken('-15,097.80')).toBe('-\u206015,097.80');
  expect(unbroken('৳15,097.80')).toBe('৳15,097.80');
});

import { expect, it } from 'vitest';
import { searchedName } from './searchedName.ts';

it('truncates a search to what the platform accepts, without characters that cannot be stored', () => {
  expect(searchedName(' cra\0zy ')).toBe('crazy');
  expect(searchedName('\0')).toBeUndefined();
  expect(searchedName('🎲'.repeat(50))).toBe('🎲'.repeat(40));
});

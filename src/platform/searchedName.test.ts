import { expect, it } from 'vitest';
import { searchedName } from './searchedName.ts';

it('searches for what the platform takes of an address, without the character that no text can hold', () => {
  expect(searchedName(' cra\0zy ')).toBe('crazy');
  expect(searchedName('\0')).toBeUndefined();
  expect(searchedName('🎲'.repeat(50))).toBe('🎲'.repeat(40));
});

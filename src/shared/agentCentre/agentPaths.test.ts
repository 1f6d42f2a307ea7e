import { expect, it } from 'vitest';
import { addressOf, memberPath, searchedAccount } from './agentPaths.ts';

it('leaves out parameters without a value', () => {
  const address = addressOf('/agentHome/bets', { state: 'open', account: '', type: undefined });
  expect(address).toBe('/agentHome/bets?state=open');
  expect(addressOf('/agentHome/bets', {})).toBe('/agentHome/bets');
});

it('encodes a member’s account, whatever its characters', () => {
  expect(memberPath('rahim 21&x')).toBe('/agentHome/team?member=rahim+21%26x');
});

it('truncates a searched account to the length that the platform accepts', () => {
  expect(searchedAccount(` ${'a'.repeat(40)} `)).toBe('a'.repeat(32));
  expect(searchedAccount('   ')).toBe('');
  expect(searchedAccount(null)).toBe('');
  expect(searchedAccount('\0ra\0')).toBe('ra');
});

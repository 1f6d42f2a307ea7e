import { expect, it } from 'vitest';
import { addressOf, memberPath, searchedAccount } from './agentPaths.ts';

it('leaves out of an address what has no value', () => {
  const address = addressOf('/agentHome/bets', { state: 'open', account: '', type: undefined });
  expect(address).toBe('/agentHome/bets?state=open');
  expect(addressOf('/agentHome/bets', {})).toBe('/agentHome/bets');
});

it('names a member of the team by the account, whatever is in it', () => {
  expect(memberPath('rahim 21&x')).toBe('/agentHome/team?member=rahim+21%26x');
});

it('searches for as much of an account as the platform takes', () => {
  expect(searchedAccount(` ${'a'.repeat(40)} `)).toBe('a'.repeat(32));
  expect(searchedAccount('   ')).toBe('');
  expect(searchedAccount(null)).toBe('');
  expect(searchedAccount('\0ra\0')).toBe('ra');
});

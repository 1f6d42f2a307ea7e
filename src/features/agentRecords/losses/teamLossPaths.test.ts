import { expect, it } from 'vitest';
import { teamLossesPath, teamLossViewOf } from './teamLossPaths.ts';

const viewOf = (query: string) => teamLossViewOf(new URLSearchParams(query));

it('keeps order, account and days in the URL (S2.17, S9.6)', () => {
  const view = { sort: 'stake', account: 'ra', period: { days: 7 } } as const;
  const address = teamLossesPath(view);
  expect(address).toBe('/agentHome/losses?sort=stake&account=ra&days=7');
  expect(viewOf(address.slice(address.indexOf('?')))).toEqual(view);
});

it('shows the highest losses first for an unknown order', () => {
  expect(viewOf('sort=luck').sort).toBe('loss');
  expect(teamLossesPath(viewOf('sort=luck'))).toBe('/agentHome/losses');
});

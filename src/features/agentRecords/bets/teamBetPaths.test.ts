import { expect, it } from 'vitest';
import { teamBetsPath, teamBetViewOf } from './teamBetPaths.ts';

const viewOf = (query: string) => teamBetViewOf(new URLSearchParams(query));

it('keeps every filter of team betting in the URL (S2.17, S9.6)', () => {
  const view = {
    state: 'settled',
    gameType: 'RNG',
    vendor: 'CQ9',
    account: 'ra',
    period: { from: '2026-03-01', to: '2026-03-05' },
  } as const;
  const address = teamBetsPath(view);
  expect(address).toBe(
    '/agentHome/bets?state=settled&type=RNG&vendor=CQ9&account=ra&from=2026-03-01&to=2026-03-05',
  );
  expect(viewOf(address.slice(address.indexOf('?')))).toEqual(view);
});

it('keeps whether an account is complete, and drops that without an account (S2.17)', () => {
  expect(teamBetsPath(viewOf('account=ra&exact=1'))).toBe('/agentHome/bets?account=ra&exact=1');
  expect(teamBetsPath(viewOf('exact=1'))).toBe('/agentHome/bets');
});

it('has the shortest URL for all bets of the default period', () => {
  expect(teamBetsPath(viewOf(''))).toBe('/agentHome/bets');
});

it('ignores unknown filter values', () => {
  expect(viewOf('state=lost&type=CHESS&vendor=<b>&account=%20')).toEqual(viewOf(''));
});

it('keeps invalid days, so that the page can report them', () => {
  expect(teamBetsPath(viewOf('from=&to=March'))).toBe('/agentHome/bets?to=March');
});

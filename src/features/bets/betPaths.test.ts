import { expect, it } from 'vitest';
import { betsPath, betViewOf } from './betPaths.ts';

const viewOf = (query: string) => betViewOf(new URLSearchParams(query));
const PLAIN = viewOf('');

it('keeps every filter, the order and the open bet in the URL (S9.6)', () => {
  const view = {
    state: 'settled',
    gameType: 'RNG',
    vendor: 'CQ9',
    game: 'Drums',
    period: { days: 7 },
    order: { sort: 'net', order: 'asc' },
    bet: 1041,
  } as const;
  const address = betsPath(view);
  expect(address).toBe(
    '/bets?state=settled&type=RNG&vendor=CQ9&game=Drums&days=7&sort=net&bet=1041',
  );
  expect(viewOf(address.slice(address.indexOf('?')))).toEqual(view);
});

it('has the shortest URL for all bets of the default period, newest first', () => {
  expect(betsPath(PLAIN)).toBe('/bets');
});

it('distinguishes an invalid bet number from none', () => {
  expect(viewOf('bet=abc').bet).toBeNull();
  expect(betsPath(viewOf('bet=abc'))).toBe('/bets');
  expect(PLAIN.bet).toBeUndefined();
});

it('ignores unknown filter values', () => {
  expect(viewOf('state=lost&type=CHESS&vendor=<b>&sort=luck')).toEqual(PLAIN);
});

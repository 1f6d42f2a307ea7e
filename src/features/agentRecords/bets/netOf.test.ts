import { expect, it } from 'vitest';
import { netOf } from './netOf.ts';

it.each([
  ['settled', '20.00', '35.00', '15.00'],
  ['settled', '20.00', '0.00', '-20.00'],
  ['settled', '0.10', '0.05', '-0.05'],
  ['void', '20.00', '20.00', '0.00'],
  ['open', '20.00', '0.00', null],
] as const)(
  'of a bet that is %s, %s staked and %s returned, is %s',
  (state, stake, payout, net) => {
    expect(netOf({ state, stake, payout })).toBe(net);
  },
);

import { expect, it } from 'vitest';
import { reasonOf } from './reasonOf.ts';

it.each([
  ['dividend', '-50.00', '15.00', '0.00', undefined],
  ['dividend', '800.00', '0.00', '-240.00', 'carried'],
  ['dividend', '-50.00', '0.00', '-225.00', 'carried'],
  ['dividend', '0.00', '0.00', '0.00', 'won'],
  ['dividend', '-0.02', '0.00', '0.00', 'small'],
  ['daily', '800.00', '0.00', '0.00', 'small'],
  ['daily', '800.00', '0.01', '0.00', undefined],
] as const)(
  'a %s on a result of %s that paid %s and left %s: %s',
  (kind, net, amount, carriedOut, reason) => {
    const before = { corrections: '0.00', carriedIn: '0.00' };
    expect(reasonOf({ kind, net, amount, ...before, carriedOut })).toBe(reason);
  },
);

it.each([
  { corrections: '-15.00', carriedIn: '0.00' },
  { corrections: '0.00', carriedIn: '-15.00' },
])('a dividend consumed by corrections or the carry-over is offset: %o', (before) => {
  const nothing = { kind: 'dividend', net: '-50.00', amount: '0.00', carriedOut: '0.00' } as const;
  expect(reasonOf({ ...nothing, ...before })).toBe('offset');
});

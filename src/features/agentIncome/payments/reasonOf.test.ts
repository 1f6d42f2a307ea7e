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
    expect(reasonOf({ kind, net, amount, carriedOut })).toBe(reason);
  },
);

import fc from 'fast-check';
import { EVERYTHING } from '#scripts/test/draw.ts';

/** A step of a withdrawal by the cashier, the player or the clock, in any order. */
const STEPS = ['approve', 'part', 'pay', 'reject', 'force', 'confirm', 'wait'] as const;

/** An event with a member's money, and the pause after it. Amounts are in minor units. */
export type Event = { amount: bigint; hours: number } & (
  | { kind: 'deposit'; outcome: 'paid' | 'rejected' | 'left'; withBonus: boolean }
  | { kind: 'withdrawal'; steps: readonly (typeof STEPS)[number][] }
  | { kind: 'transfer' | 'correction'; way: 'in' | 'out' }
  | { kind: 'line'; way: 'up' | 'down' }
  | { kind: 'bonus'; times: bigint; claimed: boolean }
  | { kind: 'bet'; end: 'open' | 'void' | 'lost' | 'won'; percent: bigint }
  | { kind: 'rebate' | 'waiver' | 'collection' }
);

const one = <const Value>(...values: Value[]) => fc.constantFrom(...values);
const minor = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map(BigInt);

/** Pauses of up to two and a half days, so that a history lasts several months; many events are at the same time of day. */
const hours = fc.oneof(one(0, 12, 24, 48), fc.integer({ min: 0, max: 60 }));

const deposit: fc.Arbitrary<Event> = fc.record({
  ...{ hours, amount: minor(500, 3000), kind: fc.constant('deposit') },
  ...{ outcome: one('paid', 'paid', 'rejected', 'left'), withBonus: fc.boolean() },
});
const withdrawal: fc.Arbitrary<Event> = fc.record({
  ...{ hours, amount: minor(1000, 3000), kind: fc.constant('withdrawal') },
  steps: fc
    .tuple(fc.boolean(), fc.array(one(...STEPS), { maxLength: 6 }))
    .map(([isApproved, steps]) => (isApproved ? (['approve', ...steps] as const) : steps)),
});
const moved: fc.Arbitrary<Event> = fc.record({
  ...{ hours, amount: minor(1, 900), kind: one('transfer', 'correction') },
  way: one('in', 'out'),
});
const line: fc.Arbitrary<Event> = fc.record({
  ...{ hours, amount: minor(1, 900), kind: fc.constant('line'), way: one('up', 'down') },
});
const bonus: fc.Arbitrary<Event> = fc.record({
  ...{ hours, amount: minor(1, 300), kind: fc.constant('bonus'), claimed: one(true, true, false) },
  times: one(0n, 1n, 5n),
});
const bet: fc.Arbitrary<Event> = fc.record({
  ...{ hours, amount: minor(1, 600), kind: fc.constant('bet') },
  ...{ end: one('open', 'void', 'lost', 'won', 'won'), percent: fc.bigInt({ min: 1n, max: 300n }) },
});
const other: fc.Arbitrary<Event> = fc.record({
  ...{
    hours,
    amount: fc.constant(0n),
    kind: one('rebate', 'waiver', 'waiver', 'waiver', 'collection'),
  },
});

/** An event of each kind that is never refused, so that a short history has every kind. */
const OF_EACH: readonly Event[] = [
  { kind: 'withdrawal', amount: 1000_01n, hours: 13, steps: ['approve', 'part', 'reject'] },
  { kind: 'withdrawal', amount: 1200_00n, hours: 30, steps: ['approve', 'part', 'pay', 'wait'] },
  { kind: 'line', amount: 70_07n, hours: 12, way: 'up' },
  { kind: 'line', amount: 50_05n, hours: 24, way: 'down' },
  { kind: 'correction', amount: 33_33n, hours: 12, way: 'out' },
  { kind: 'transfer', amount: 12_34n, hours: 11, way: 'in' },
  { kind: 'deposit', amount: 600_00n, hours: 7, outcome: 'paid', withBonus: true },
  { kind: 'bonus', amount: 100_00n, hours: 24, times: 5n, claimed: true },
  { kind: 'bet', amount: 650_00n, hours: 36, end: 'won', percent: 250n },
  { kind: 'bet', amount: 99_99n, hours: 24, end: 'void', percent: 100n },
  { kind: 'rebate', amount: 0n, hours: 500 },
];

/** Generates a history of several months. */
export const histories = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: deposit },
      { weight: 3, arbitrary: withdrawal },
      { weight: 4, arbitrary: moved },
      { weight: 2, arbitrary: line },
      { weight: 2, arbitrary: bonus },
      { weight: 6, arbitrary: bet },
      { weight: 3, arbitrary: other },
    ),
    {
      ...(EVERYTHING ? { minLength: 80, maxLength: 100 } : { minLength: 15, maxLength: 20 }),
      size: 'max',
    },
  )
  .map((drawn) => [...OF_EACH, ...drawn]);

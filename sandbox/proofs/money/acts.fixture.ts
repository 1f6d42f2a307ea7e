import fc from 'fast-check';
import { EVERYTHING } from '#scripts/test/draw.ts';

/** The number of players in a run; each is below the previous one. */
export const PLAYERS = 6;

/** A step of a withdrawal by the cashier or the player, in any order. */
const CASHIER = [
  'approveWithdrawal',
  'payWithdrawal',
  'rejectWithdrawal',
  'forceReceipt',
  'confirm',
] as const;

/** An operation on money by API calls; all tries of it have the same key. */
export type Act = {
  player: number;
  /** Minor units. */
  amount: number;
  tries: number;
} & (
  | { kind: 'deposit'; outcome: 'paid' | 'rejected' }
  | { kind: 'round' | 'collect' | 'line-up' | 'line-down' }
  | { kind: 'transfer'; way: 'out' | 'back' }
  | { kind: 'withdrawal'; steps: readonly (typeof CASHIER)[number][] }
);

const common = { player: fc.nat(PLAYERS - 1), tries: fc.integer({ min: 1, max: 3 }) };
/** Minor units between two amounts. */
const amount = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 });

const one = <const Value>(...values: Value[]) => fc.constantFrom(...values);

const round: fc.Arbitrary<Act> = fc.record({
  ...{ ...common, kind: fc.constant('round'), amount: amount(1, 800) },
});
const transfer: fc.Arbitrary<Act> = fc.record({
  ...{ ...common, kind: fc.constant('transfer'), amount: amount(1, 4000) },
  way: one('out', 'out', 'back'),
});
const deposit: fc.Arbitrary<Act> = fc.record({
  ...{ ...common, kind: fc.constant('deposit'), amount: amount(500, 900) },
  outcome: one('paid', 'paid', 'rejected'),
});
const withdrawal: fc.Arbitrary<Act> = fc.record({
  ...{ ...common, kind: fc.constant('withdrawal'), amount: amount(1000, 3000) },
  steps: fc.array(one(...CASHIER), { maxLength: 6 }),
});
const collect: fc.Arbitrary<Act> = fc.record({
  ...{ ...common, kind: fc.constant('collect'), amount: fc.constant(0) },
});
const line: fc.Arbitrary<Act> = fc.record({
  ...{ ...common, kind: one('line-up', 'line-down'), amount: amount(1, 2000) },
});

/** The number of operations in a run. */
export const LENGTH = EVERYTHING
  ? { minLength: 250, maxLength: 300 }
  : { minLength: 40, maxLength: 50 };

/** Generates operations of all kinds; those that check a password, which is slow by design, are rarer. */
export const acts = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: round },
    { weight: 5, arbitrary: transfer },
    { weight: 3, arbitrary: deposit },
    { weight: 2, arbitrary: withdrawal },
    { weight: 1, arbitrary: collect },
    { weight: 1, arbitrary: line },
  ),
  { ...LENGTH, size: 'max' },
);

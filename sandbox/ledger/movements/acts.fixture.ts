import fc from 'fast-check';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { VENDORS } from '../ledger.fixture.ts';
import type { Posted } from '../posting.ts';
import { payCommission } from './commission.ts';
import { correct } from './correction.ts';
import { creditDeposit } from './deposit.ts';
import type { Movement } from './movement.ts';
import { payWin, takeStake } from './play.ts';
import { convertPoints, earnPoints, redeemPoints } from './points.ts';
import { payBonus, payRebate } from './reward.ts';
import { transferBetweenWallets, transferToMember } from './transfer.ts';
import { holdWithdrawal, releaseWithdrawal, settleWithdrawal } from './withdrawal.ts';

const [vendorCode] = VENDORS;
const main = { kind: 'main' } as const;
const vendor = { kind: 'vendor', vendorCode } as const;

/** All operations of members on money and points, each called with a movement and another member. */
export const ACTS = {
  deposit: creditDeposit,
  hold: holdWithdrawal,
  release: releaseWithdrawal,
  settle: (db, given) => settleWithdrawal(db, { ...given, fee: given.amount / 10n }),
  fund: (db, given) => transferBetweenWallets(db, { ...given, from: main, to: vendor }),
  defund: (db, given) => transferBetweenWallets(db, { ...given, from: vendor, to: main }),
  give: (db, given, toMemberId) => transferToMember(db, { ...given, toMemberId }),
  stake: (db, given) => takeStake(db, { ...given, vendorCode }),
  win: (db, given) => payWin(db, { ...given, vendorCode }),
  credit: (db, given) => correct(db, { ...given, way: 'credit' }),
  debit: (db, given) => correct(db, { ...given, way: 'debit' }),
  bonus: payBonus,
  rebate: payRebate,
  earn: earnPoints,
  redeem: redeemPoints,
  convert: (db, given) => convertPoints(db, { ...given, worth: 1n + given.amount / 20n }),
  dividend: (db, given) => payCommission(db, { ...given, kind: 'dividend' }),
} satisfies Record<string, (db: Database, given: Movement, other: string) => Promise<Posted>>;

/** One operation of a member; some are run several times at once with one key. */
export interface Act {
  name: keyof typeof ACTS;
  member: number;
  amount: bigint;
  key: string;
  tries: number;
}

/** How many members perform the acts. */
export const MEMBERS = 4;

/** Generates acts of a few members with few keys and little money, so that they conflict. */
export const acts = fc.array(
  fc.record<Act>({
    name: fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])),
    member: fc.nat({ max: MEMBERS - 1 }),
    amount: fc.bigInt({ min: 1n, max: 400n }),
    key: fc.nat({ max: 30 }).map(String),
    tries: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 60, maxLength: 100 },
);

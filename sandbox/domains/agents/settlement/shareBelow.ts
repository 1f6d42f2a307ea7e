import { type SQL, sql } from 'drizzle-orm';
import type { ContractKind } from '../contracts/kinds.ts';
import { commission } from '../schema.ts';
import { BASIS_POINTS } from './basisPoints.ts';
import type { Earning } from './earnings.ts';
import type { CommissionRow } from './termsOf.ts';

/** What a payment was calculated from. */
type Payment = Pick<CommissionRow, 'kind' | 'rate'> & Omit<Earning, 'from' | 'until' | 'players'>;

/**
 * What the rates of agents below make of a payment, in minor units: what the contract's rate makes of all that the team did, less what it
 * earned. By it a payment can be checked against its rate.
 */
export function shareBelow({ kind, rate, stake, net, bonuses, fees, ...paid }: Payment): bigint {
  const base = kind === 'dividend' ? -net - bonuses - fees : stake;
  const earned = paid.amount + paid.carriedOut - paid.carriedIn - paid.corrections;
  return (base * BigInt(rate)) / BASIS_POINTS - earned;
}

const { rate, stake, net, bonuses, fees, corrections, carriedIn, carriedOut, amount } = commission;

const shareOf = (base: SQL): SQL =>
  sql`(${base}) * ${rate} / ${BASIS_POINTS}::bigint - (${amount} + ${carriedOut} - ${carriedIn} - ${corrections})`;

const OF_STAKES = shareOf(sql`${stake}`);

/** The same of a row, by the kind of its contract, as SQL. */
export const SHARE_BELOW: Readonly<Record<ContractKind, SQL>> = {
  dividend: shareOf(sql`-${net} - ${bonuses} - ${fees}`),
  ...{ daily: OF_STAKES, hourly: OF_STAKES, realtime: OF_STAKES },
};

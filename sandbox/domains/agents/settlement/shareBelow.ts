import { type SQL, sql } from 'drizzle-orm';
import type { ContractKind } from '../contracts/kinds.ts';
import { commission } from '../schema.ts';
import { BASIS_POINTS } from './basisPoints.ts';
import type { Earning } from './earnings.ts';
import type { CommissionRow } from './termsOf.ts';

/** The figures that a payment was calculated from. */
type Payment = Pick<CommissionRow, 'kind' | 'rate'> & Omit<Earning, 'from' | 'until' | 'players'>;

/**
 * The share of a payment that goes to agents below, in minor units: the contract's rate on all of the team's figures, less what it earned.
 * With it a payment can be checked against its rate.
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

/** The same as SQL for a commission row, by contract kind. */
export const SHARE_BELOW: Readonly<Record<ContractKind, SQL>> = {
  dividend: shareOf(sql`-${net} - ${bonuses} - ${fees}`),
  ...{ daily: OF_STAKES, hourly: OF_STAKES, realtime: OF_STAKES },
};

import type { ContractKind } from '../contracts/kinds.ts';
import { BASIS_POINTS } from './basisPoints.ts';

/** The figures that a payment or one of its terms is calculated from, in minor units. */
type Figures = Record<'stake' | 'net' | 'bonuses' | 'fees', bigint>;

/** A payment with its rate in basis points. */
type Payment = Figures &
  Record<'corrections' | 'carriedIn' | 'carriedOut' | 'amount', bigint> & {
    kind: ContractKind;
    rate: number;
  };

const baseOf = (kind: ContractKind, { stake, net, bonuses, fees }: Figures): bigint =>
  kind === 'dividend' ? -net - bonuses - fees : stake;

/**
 * Whether a payment's amount equals its rate less the share of agents below, and whether that share equals their own rates on their
 * branches. Both are truncated to minor units, so the share may be one more or less.
 */
export function agreesWithRate(
  payment: Payment,
  share: bigint,
  terms: readonly (Figures & { below: number })[],
): boolean {
  const { kind, rate, amount, carriedOut, carriedIn, corrections } = payment;
  const whole = (baseOf(kind, payment) * BigInt(rate)) / BASIS_POINTS;
  const below = terms.reduce((total, term) => total + baseOf(kind, term) * BigInt(term.below), 0n);
  const offBy = share * BASIS_POINTS - below;
  const isClose = -2n * BASIS_POINTS < offBy && offBy < 2n * BASIS_POINTS;
  return isClose && whole - share + corrections + carriedIn === amount + carriedOut;
}

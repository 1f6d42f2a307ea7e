import type {
  ContractKind,
  ContractOffer,
  ContractPeriod,
  OfferTerm,
} from '#src/platform/contract.generated.ts';
import { typedPercent } from '#src/shared/agentCentre/typedPercent.ts';

/** The values of the offer form. */
export interface OfferValues {
  kind: ContractKind;
  /** Dividends only; null until one is chosen. */
  period: ContractPeriod | null;
  /** As typed. */
  ratePercent: string;
}

/** The periods of dividends, the shortest first (S3.16). */
export const PERIODS = [
  'daily',
  'weekly',
  'semimonthly',
  'monthly',
] as const satisfies readonly ContractPeriod[];

/** Why a kind cannot be offered: the agent has none, an offer is open, or the agent below already has the highest rate. */
export type UnavailableReason = 'noOwn' | 'waiting' | 'atHighest';

/** The reason why a kind cannot be offered now; undefined if it can. */
export function closedOf({
  highestPercent,
  inForce,
  open,
}: OfferTerm): UnavailableReason | undefined {
  if (Number(highestPercent) === 0) return 'noOwn';
  if (open) return 'waiting';
  if (inForce && Number(inForce.ratePercent) >= Number(highestPercent)) return 'atHighest';
  return undefined;
}

/** The request for validated form values: a period for dividends only, the rate with two decimals. */
export const sentOffer = (
  account: string,
  { kind, period, ratePercent }: OfferValues,
): ContractOffer => ({
  account,
  kind,
  period: kind === 'dividend' ? period : null,
  ratePercent: Number(typedPercent(ratePercent) ?? 0).toFixed(2),
});

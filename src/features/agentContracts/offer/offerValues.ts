import type {
  ContractKind,
  ContractOffer,
  ContractPeriod,
  OfferTerm,
} from '#src/platform/contract.generated.ts';
import { typedPercent } from '#src/shared/agentCentre/typedPercent.ts';

/** What the form of an offer holds. */
export interface OfferValues {
  kind: ContractKind;
  /** For a dividend; null until one is chosen. */
  period: ContractPeriod | null;
  /** As it was typed. */
  ratePercent: string;
}

/** What dividends are calculated over, the shortest first (S3.16). */
export const PERIODS = [
  'daily',
  'weekly',
  'semimonthly',
  'monthly',
] as const satisfies readonly ContractPeriod[];

/** Why nothing of a kind can be offered: the agent has none, an offer waits, or the one below has the same rate already. */
export type Closed = 'noOwn' | 'waiting' | 'atHighest';

/** Why nothing of a kind can be offered now; nothing where something can. */
export function closedOf({ highestPercent, inForce, open }: OfferTerm): Closed | undefined {
  if (Number(highestPercent) === 0) return 'noOwn';
  if (open) return 'waiting';
  if (inForce && Number(inForce.ratePercent) >= Number(highestPercent)) return 'atHighest';
  return undefined;
}

/** What the platform is sent of checked values: a period for a dividend alone, the rate with two decimals. */
export const sentOffer = (
  account: string,
  { kind, period, ratePercent }: OfferValues,
): ContractOffer => ({
  account,
  kind,
  period: kind === 'dividend' ? period : null,
  ratePercent: Number(typedPercent(ratePercent) ?? 0).toFixed(2),
});

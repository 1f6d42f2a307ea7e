import type { FundsSource, Source } from '#src/shared/balance/transfer/amounts.ts';

/** What a player has chosen of a transfer; null where the form still follows the balances. */
export interface BetweenValues {
  from: Source | null;
  to: Source | null;
  amount: string | null;
}

export const UNCHOSEN: BetweenValues = { from: null, to: null, amount: null };

/** The wallet that a transfer goes to: the chosen one, else the main one for a vendor's funds; null where it is to be chosen. */
export function targetOf({ source }: FundsSource, chosen: Source | null): Source | null {
  if (chosen !== null && chosen !== source) return chosen;
  return source === 'main' ? null : 'main';
}

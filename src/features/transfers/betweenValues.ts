import type { FundsSource, Source } from '#src/shared/balance/transfer/amounts.ts';

/** The form values of a transfer; null while the form follows the balances. */
export interface BetweenValues {
  from: Source | null;
  to: Source | null;
  amount: string | null;
}

export const EMPTY_VALUES: BetweenValues = { from: null, to: null, amount: null };

/** The target wallet of a transfer: the chosen one, else the main one for a vendor's funds; null if it must be chosen. */
export function targetOf({ source }: FundsSource, chosen: Source | null): Source | null {
  if (chosen !== null && chosen !== source) return chosen;
  return source === 'main' ? null : 'main';
}

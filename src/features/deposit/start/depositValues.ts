/** The form value for “no promotion”. */
export const NO_PROMOTION = '';

/** What the form of a deposit holds. */
export interface DepositValues {
  /** The way to pay in; null until the player chooses another than the first. */
  method: string | null;
  /** A decimal string, or the text that was typed when it is not a number. */
  amount: string;
  /** The code of a promotion. */
  promotion: string;
}

export const UNTYPED: DepositValues = { method: null, amount: '', promotion: NO_PROMOTION };

/** The form value for “no promotion”. */
export const NO_PROMOTION = '';

/** The values of the deposit form. */
export interface DepositValues {
  /** The deposit method; null until the player chooses one other than the default. */
  method: string | null;
  /** A decimal string, or the typed text if it is not a number. */
  amount: string;
  /** The code of a promotion. */
  promotion: string;
}

export const EMPTY_VALUES: DepositValues = { method: null, amount: '', promotion: NO_PROMOTION };

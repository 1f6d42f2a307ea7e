/** What stands for no promotion in the form. */
export const NO_PROMOTION = '';

/** What the form of a deposit holds. */
export interface DepositValues {
  /** The way to pay in; null until the player chooses another than the first. */
  method: string | null;
  /** A decimal string, or what was typed where it is none. */
  amount: string;
  /** The code of a promotion. */
  promotion: string;
}

export const UNTYPED: DepositValues = { method: null, amount: '', promotion: NO_PROMOTION };

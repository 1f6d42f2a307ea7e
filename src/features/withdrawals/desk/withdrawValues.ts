/** The form values of a withdrawal; the first account if none was chosen. */
export interface WithdrawValues {
  accountId: string | null;
  /** A decimal string, or what was typed instead. */
  amount: string;
}

/** The name of the form's draft in the tab. */
export const WITHDRAW_DRAFT = 'withdrawal';

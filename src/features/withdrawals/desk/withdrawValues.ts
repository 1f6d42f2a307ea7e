/** What a player has chosen of a withdrawal; the first account where none was chosen. */
export interface WithdrawValues {
  accountId: string | null;
  /** A decimal string, or what was typed instead. */
  amount: string;
}

/** Under this name the tab keeps what was typed. */
export const WITHDRAW_DRAFT = 'withdrawal';

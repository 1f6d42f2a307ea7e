/** The states of a deposit. */
export type DepositState = 'created' | 'pending' | 'paid' | 'expired' | 'rejected';

/** The states of a withdrawal. */
export type WithdrawalState = 'in-process' | 'approved' | 'paying' | 'paid' | 'rejected';

/** How a paid withdrawal came to count as received: confirmed by the member, after a time, or by the cashier (S4.16). */
export type Receipt = 'confirmed' | 'automatic' | 'forced';

/**
 * The states that may follow each state of a deposit. An expired one waits for the cashier again once its payment is reported, is paid if
 * the payment is found, and rejected if a late payment has to be returned.
 */
export const DEPOSIT_NEXT: Record<DepositState, readonly DepositState[]> = {
  created: ['pending', 'expired', 'rejected'],
  pending: ['paid', 'expired', 'rejected'],
  paid: [],
  expired: ['pending', 'paid', 'rejected'],
  rejected: [],
};

/** The final states of a deposit. */
export const CLOSED_DEPOSITS: readonly DepositState[] = ['paid', 'expired', 'rejected'];

/** The states that may follow each state of a withdrawal; the player can bring about only `paid`. */
export const WITHDRAWAL_NEXT: Record<WithdrawalState, readonly WithdrawalState[]> = {
  'in-process': ['approved', 'rejected'],
  approved: ['paying', 'rejected'],
  paying: ['paying', 'paid', 'rejected'],
  paid: [],
  rejected: [],
};

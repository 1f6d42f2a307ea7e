/** What a deposit can be. */
export type DepositState = 'created' | 'pending' | 'paid' | 'expired' | 'rejected';

/** What a withdrawal can be. */
export type WithdrawalState = 'in-process' | 'approved' | 'paying' | 'paid' | 'rejected';

/** How a paid withdrawal came to count as received: the member said so, time passed, or the cashier decided (S4.16). */
export type Receipt = 'confirmed' | 'automatic' | 'forced';

/**
 * The states that may follow each state of a deposit. One that has expired waits for the cashier again once its
 * payment is reported, is paid where that is found, and is rejected where a late payment has to be returned.
 */
export const DEPOSIT_NEXT: Record<DepositState, readonly DepositState[]> = {
  created: ['pending', 'expired', 'rejected'],
  pending: ['paid', 'expired', 'rejected'],
  paid: [],
  expired: ['pending', 'paid', 'rejected'],
  rejected: [],
};

/** The states of a deposit that nobody waits for any more. */
export const CLOSED_DEPOSITS: readonly DepositState[] = ['paid', 'expired', 'rejected'];

/** The states that may follow each state of a withdrawal; the player cannot bring one about but `paid`. */
export const WITHDRAWAL_NEXT: Record<WithdrawalState, readonly WithdrawalState[]> = {
  'in-process': ['approved', 'rejected'],
  approved: ['paying', 'rejected'],
  paying: ['paying', 'paid', 'rejected'],
  paid: [],
  rejected: [],
};

import type { deposit } from '#sandbox/domains/wallet/deposits/schema.ts';
import type { withdrawal } from '#sandbox/domains/wallet/withdrawals/schema.ts';

/** A seeded deposit. */
export type DepositRow = Omit<
  typeof deposit.$inferSelect,
  | 'id'
  | 'promotion'
  | 'provider'
  | 'sentAmount'
  | 'sentAs'
  | 'sentProvider'
  | 'sentNumber'
  | 'limitsAsked'
  | 'providerPaysAt'
  | 'coinAddress'
  | 'coins'
  | 'coinRate'
  | 'coinUntil'
  | 'returned'
  | 'secondOf'
  | 'whileStopped'
  | 'returnUrl'
  | 'note'
>;

/** A seeded withdrawal, without a fee and paid at once or not at all. */
export type WithdrawalRow = Omit<
  typeof withdrawal.$inferSelect,
  'id' | 'fee' | 'paidFee' | 'parts' | 'receipt' | 'receiptMinutes' | 'note'
>;

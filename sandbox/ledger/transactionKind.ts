/** The kinds of ledger transactions. */
export const TRANSACTION_KINDS = [
  'deposit',
  'withdrawal-hold',
  'withdrawal-release',
  'withdrawal',
  'wallet-transfer',
  'member-transfer',
  'stake',
  'win',
  'bonus',
  'rebate',
  'correction',
  'points-earned',
  'points-redeemed',
  'points-converted',
  'dividend',
  'daily-salary',
  'hourly-salary',
  'real-time-salary',
] as const;

export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

import type { Transaction } from '#src/platform/contract.generated.ts';

/** The kinds of movements, in the order of filters and statements. */
export const TRANSACTION_KINDS = [
  'deposit',
  'withdrawal-hold',
  'withdrawal-release',
  'wallet-transfer',
  'member-transfer',
  'bonus',
  'rebate',
  'correction',
  'points-converted',
  'stake',
  'win',
  'dividend',
  'daily-salary',
  'hourly-salary',
  'real-time-salary',
] as const satisfies readonly Transaction['kind'][];

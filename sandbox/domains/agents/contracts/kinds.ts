import type { CommissionKind } from '#sandbox/ledger/movements/commission.ts';

/** What a contract pays: a share of what the team loses, or a salary on what it stakes (S3.13). */
export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** What a dividend is reckoned over (S3.16). */
export const CONTRACT_PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
export type ContractPeriod = (typeof CONTRACT_PERIODS)[number];

/** What the books call what each kind pays. */
export const COMMISSION_KINDS: Readonly<Record<ContractKind, CommissionKind>> = {
  dividend: 'dividend',
  daily: 'daily-salary',
  hourly: 'hourly-salary',
  realtime: 'real-time-salary',
};

import type { CommissionKind } from '#sandbox/ledger/movements/commission.ts';

/** The kinds of contracts: a share of what the team loses, or a salary on its stakes (S3.13). */
export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** The periods that a dividend is calculated over (S3.16). */
export const CONTRACT_PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
export type ContractPeriod = (typeof CONTRACT_PERIODS)[number];

/** The ledger kind of each contract kind's payments. */
export const COMMISSION_KINDS: Readonly<Record<ContractKind, CommissionKind>> = {
  dividend: 'dividend',
  daily: 'daily-salary',
  hourly: 'hourly-salary',
  realtime: 'real-time-salary',
};

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { ContractKind, ContractSide } from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';
import { type RecordSort, sortParams } from '#src/platform/endpoints/sortParams.ts';
import { keepRowsWhileSorting } from '#src/platform/keepRowsWhileSorting.ts';
import type { TeamDays } from './teamOverview.ts';
import { PAGE_SIZE } from './teamRecords.ts';

/** The filter of contract payments. */
export interface CommissionFilter extends TeamDays {
  kind: ContractKind;
  /** The agent's own payments, or those that their contracts paid to others. */
  side: ContractSide;
}

/** The sort columns of payments. */
export const COMMISSION_SORTS = ['paidAt', 'amount', 'stake', 'net'] as const;
export type CommissionSort = RecordSort<(typeof COMMISSION_SORTS)[number]>;

/**
 * `GET /wps/agent/dividends` and `GET /wps/agent/salaries`: the payments of contracts of a kind, the newest first unless sorted otherwise,
 * with the totals of the whole filter (S1.3, S2.17 agentDividendRecordCopy2, agentDailyWages2, agentHourSalary, agentRealtimeSalary).
 */
export const commissionsQuery = (
  platform: PlatformClient,
  { kind, side, from, to }: CommissionFilter,
  sort?: CommissionSort,
  pageSize = PAGE_SIZE,
) => {
  const asked = { side, from, to, ...sortParams(sort) };
  const queryKey = ['own', 'commissions', kind, asked, pageSize];
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...asked, pageNo: pageParam, pageSize };
      return kind === 'dividend'
        ? platform.call('getDividendRecords', { query, signal })
        : platform.call('getSalaryRecords', { query: { ...query, kind }, signal });
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepRowsWhileSorting(queryKey),
    meta: { topics: ['balance'] },
  });
};

/** `GET /wps/agent/commission`: one payment as the sum of its terms (S2.17). */
export const commissionQuery = (platform: PlatformClient, id: number) =>
  queryOptions({
    queryKey: ['own', 'commission', id],
    queryFn: ({ signal }) => platform.call('getCommission', { query: { id }, signal }),
  });

/** No event reports a team's play, or the end of a period that paid nothing. */
const OUTLOOK_EVERY_MS = 15_000;

/** `GET /wps/agent/commissionOutlook`: the agent's contract of a kind, and its earnings in the current period (S2.17, S9.6). */
export const outlookQuery = (platform: PlatformClient, kind: ContractKind) =>
  queryOptions({
    queryKey: ['own', 'commissionOutlook', kind],
    queryFn: ({ signal }) => platform.call('getCommissionOutlook', { query: { kind }, signal }),
    refetchInterval: OUTLOOK_EVERY_MS,
    meta: { topics: ['balance'] },
  });

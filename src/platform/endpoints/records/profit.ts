import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { ProfitLine, ProfitPage } from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';

/** A line of a player's profit and loss, and a page of them. */
export type { ProfitLine, ProfitPage };

/** The kinds of lines. */
export const PROFIT_GROUPS = ['day', 'week', 'month', 'vendor', 'game'] as const;
export type ProfitGroup = (typeof PROFIT_GROUPS)[number];

/** Lines a page: a quarter of a year in days. */
const PAGE_SIZE = 92;

/** The bets to sum, and the grouping. */
export interface ProfitFilter {
  by: ProfitGroup;
  /** The first and the last day in the market's zone, `2026-01-31`. */
  from: string;
  to: string;
}

/**
 * `GET /wps/member/profit`: settled bets by period, vendor or game, with totals and those of the previous period (S2.16 personalProfit).
 */
export const profitQuery = (
  platform: PlatformClient,
  language: string,
  { by, from, to }: ProfitFilter,
) =>
  infiniteQueryOptions({
    queryKey: ['own', 'profit', language, { by, from, to }],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getPersonalProfit', {
        query: {
          ...{ by, from, to, pageNo: pageParam, pageSize: PAGE_SIZE },
          language,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

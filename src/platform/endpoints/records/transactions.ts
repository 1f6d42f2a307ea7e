import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Transaction } from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';

/** Movements a page. */
const PAGE_SIZE = 20;

/** The filter of movements. */
export interface TransactionFilter {
  /** All kinds if left out. */
  kind: Transaction['kind'] | undefined;
  /** The first and the last day in the market's zone, `2026-01-31`. */
  from: string;
  to: string;
}

/** `GET /wps/member/transactions`: the statement of the player's wallets, the newest movement first (S2.16). */
export const transactionsQuery = (
  platform: PlatformClient,
  language: string,
  { kind, from, to }: TransactionFilter,
) =>
  infiniteQueryOptions({
    queryKey: ['own', 'transactions', language, { kind, from, to }],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getTransactions', {
        query: {
          ...(kind && { kind }),
          ...{ from, to, pageNo: pageParam, pageSize: PAGE_SIZE },
          language,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { LineTransfer } from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';
import { LONGEST_ACCOUNT, searchedText } from '#src/platform/searchedName.ts';

/** The maximum length of a transfer note, in characters. */
export const NOTE_LENGTH = 140;

/** How many downlines are offered at once; more are found by account. */
const LINE_SIZE = 8;

/** Transfers a page. */
const PAGE_SIZE = 20;

/** The query key prefix of all records of member transfers. */
export const LINE_TRANSFERS = ['own', 'lineTransfers'] as const;

/**
 * `GET /wps/agent/transferLine`: the upline, and the first of the downline; if text is typed, of those whose account starts with it (S2.16,
 * S6.4).
 */
export const transferLineQuery = (platform: PlatformClient, typed: string) => {
  const account = searchedText(typed, LONGEST_ACCOUNT);
  return queryOptions({
    queryKey: ['own', 'transferLine', account],
    queryFn: ({ signal }) =>
      platform.call('getTransferLine', {
        query: { ...(account !== '' && { account }), pageNo: 1, pageSize: LINE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
};

/** `POST /wps/agent/transferLine/transfer`: transfers to the upline or a downline, once per key (S2.16, S6.4). */
export const transferToLine = (
  platform: PlatformClient,
  body: LineTransfer,
  idempotencyKey: string,
) => platform.call('transferToLine', { body, headers: { 'Idempotency-Key': idempotencyKey } });

/** The days of a record in the market's zone, `2026-01-31`. */
interface Days {
  from: string;
  to: string;
}

/** `GET /wps/member/transfers`: the transfers sent to and received from members, the newest first, with the totals of all days (S2.16). */
export const lineTransfersQuery = (platform: PlatformClient, { from, to }: Days) =>
  infiniteQueryOptions({
    queryKey: [...LINE_TRANSFERS, { from, to }],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getTransferRecords', {
        query: { kind: 'member', from, to, pageNo: pageParam, pageSize: PAGE_SIZE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta: { topics: ['balance'] },
  });

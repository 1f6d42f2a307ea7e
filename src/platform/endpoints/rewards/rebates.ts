import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';

/** Records a page. */
const PAGE_SIZE = 20;

/** `GET /wps/member/rebates`: the rebate on stakes at each vendor, and when the next are settled (S2.16 manualRebate). */
export const rebatesQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['own', 'rebates', language],
    queryFn: ({ signal }) => platform.call('getRebates', { query: { language }, signal }),
    meta: { topics: ['balance'] },
  });

/** `POST /wps/member/rebates/claim`: pays the rebate of a vendor, or of all if none is named (S2.16). */
export const claimRebate = (
  platform: PlatformClient,
  vassalage: string | undefined,
  idempotencyKey: string,
) =>
  platform.call('claimRebate', {
    body: vassalage === undefined ? {} : { vassalage },
    headers: { 'Idempotency-Key': idempotencyKey },
  });

/** `GET /wps/member/rebates/records`: the rebates paid between two days, the newest first (S2.16). */
export const rebateRecordsQuery = (
  platform: PlatformClient,
  language: string,
  { from, to }: { from: string; to: string },
) =>
  infiniteQueryOptions({
    queryKey: ['own', 'rebateRecords', language, { from, to }],
    queryFn: ({ pageParam, signal }) =>
      platform.call('getRebateRecords', {
        query: {
          ...{ from, to, language },
          ...{ pageNo: pageParam, pageSize: PAGE_SIZE },
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta: { topics: ['balance'] },
  });

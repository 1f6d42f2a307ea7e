import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { PointRecordType } from '#src/platform/contract.generated.ts';

/** Records per page. */
export const POINT_RECORDS_PAGE_SIZE = 20;

export interface PointRecordFilter {
  type: PointRecordType | undefined;
  /** The first day in the market's zone, `2026-01-31`; by default the platform's 30 days. */
  from: string | undefined;
  /** From 1. */
  pageNo: number;
}

/** `GET /wps/points/list`: the point records, the newest first (S3.16, S7.30). */
export const pointRecordsQuery = (
  platform: PlatformClient,
  language: string,
  { type, from, pageNo }: PointRecordFilter,
) =>
  queryOptions({
    queryKey: ['own', 'pointRecords', { language, type, from, pageNo }],
    queryFn: ({ signal }) =>
      platform.call('getPointRecords', {
        query: {
          ...(type && { type }),
          ...(from && { from }),
          language,
          pageNo,
          pageSize: POINT_RECORDS_PAGE_SIZE,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** `GET /wps/points/transactions/{id}`: one record of the player's own (S7.30). */
export const pointRecordQuery = (platform: PlatformClient, language: string, id: string) =>
  queryOptions({
    queryKey: ['own', 'pointRecord', language, id],
    queryFn: ({ signal }) =>
      platform.call('getPointRecord', {
        path: { id },
        query: { language },
        signal,
      }),
  });

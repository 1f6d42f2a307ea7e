import type { PlatformClient } from '#src/platform/client.ts';
import type { RecordsFile } from '#src/platform/contract.generated.ts';
import type { TransactionFilter } from './transactions.ts';

/** `GET /wps/member/records/export`: all movements of a filter as CSV (S2.16). */
export const exportRecords = (
  platform: PlatformClient,
  language: string,
  { kind, from, to }: TransactionFilter,
): Promise<RecordsFile> =>
  platform.call('exportRecords', {
    query: { ...(kind && { kind }), from, to, language },
  });

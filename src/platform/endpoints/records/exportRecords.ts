import type { PlatformClient } from '#src/platform/client.ts';
import type { RecordsFile } from '#src/platform/contract.generated.ts';

/** How many months the file goes back. */
export const EXPORT_MONTHS = 6;

/** `GET /wps/member/records/export`: the statement of the last months as CSV (S2.16). */
export const exportRecords = (platform: PlatformClient): Promise<RecordsFile> =>
  platform.call('exportRecords', {});

import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';

/** `GET /wps/system/setting/register`: the rules of both registration forms (S3.7, S7.11). */
export const registerSettingsQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['registerSettings'],
    queryFn: ({ signal }) => platform.call('getRegisterSettings', { signal }),
  });

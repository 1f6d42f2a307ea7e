import { queryOptions } from '@tanstack/react-query';
import type { BannerGroup } from '#src/brand/page.ts';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Banner } from '#src/platform/contract.generated.ts';

/** A banner that the platform adds to those of the manifest (S3.3). */
export type PlatformBanner = Banner;

/** `GET MCSFE_getBanners` for one group. */
export const bannersQuery = (platform: PlatformClient, language: string, groupName: BannerGroup) =>
  queryOptions({
    queryKey: ['banners', language, groupName],
    queryFn: ({ signal }) =>
      platform.call('getBanners', {
        query: { groupName, platform: 'W', language },
        signal,
      }),
    staleTime: 5 * 60_000,
  });

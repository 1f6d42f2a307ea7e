import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { PageBrand } from '#src/brand/page.ts';
import { whitelabelQuery } from '#src/platform/endpoints/site.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { whitelabelFlags } from '#src/platform/whitelabelFlags.ts';

/** The whitelabel flags in force: the manifest's, overridden by the platform's tree once it has loaded (S3.11, S3.12). */
export function useFlags(): PageBrand['flags'] {
  const { data } = useQuery(whitelabelQuery(usePlatform()));
  return whitelabelFlags(useBrand().flags, data ?? []);
}

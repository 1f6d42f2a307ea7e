import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { Terms } from '#src/platform/contract.generated.ts';
import { termsQuery } from '#src/platform/endpoints/profile/terms.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** The terms in force, from the platform; until it responds, or if it fails, from the manifest. */
export function useTerms(): Terms {
  const { name, legal, market } = useBrand();
  const { data } = useQuery(termsQuery(usePlatform()));
  return (
    data ?? {
      version: legal.termsVersion,
      minimumAge: market.minimumAge,
      operator: legal.operator ?? name,
    }
  );
}

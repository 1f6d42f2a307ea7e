import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { RegisterSettings } from '#src/platform/contract.generated.ts';
import { registerSettingsQuery } from '#src/platform/endpoints/system/registerSettings.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** The fields and rules of the registration; the manifest's until the platform's are loaded (S3.7). */
export function useSettings(): RegisterSettings {
  const { registration } = useBrand();
  const { data } = useQuery(registerSettingsQuery(usePlatform()));
  return data ?? registration;
}

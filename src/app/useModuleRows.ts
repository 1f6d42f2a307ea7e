import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { registry } from '#src/modules/registry.ts';
import { viewerRows } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { whitelabelQuery } from '#src/platform/endpoints/whitelabel.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { whitelabelFlags } from '#src/platform/whitelabelFlags.ts';

/** The rows that the visitor has; the platform's whitelabel tree overrides the manifest's flags (S3.11). */
export function useModuleRows(): ModuleRow[] {
  const brand = useBrand();
  const { data } = useQuery(whitelabelQuery(usePlatform()));
  const flags = whitelabelFlags(brand.flags, data ?? []);
  return viewerRows(registry, { ...brand, flags }, 'visitor');
}

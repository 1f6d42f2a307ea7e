import { useQuery } from '@tanstack/react-query';
import type { Site } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { grouped, registry } from '#src/modules/registry.ts';
import { openRows, viewerRows } from '#src/modules/select.ts';
import { whitelabelQuery } from '#src/platform/endpoints/whitelabel.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { whitelabelFlags } from '#src/platform/whitelabelFlags.ts';
import { useMember, useViewer } from '#src/session/useMember.ts';

/** The rows of the site and those of who is looking; the platform's whitelabel tree overrides the manifest's flags (S3.11). */
export function useModuleRows(): Pick<Site, 'rows' | 'routes' | 'groups'> {
  const brand = useBrand();
  const { data } = useQuery(whitelabelQuery(usePlatform()));
  const flags = whitelabelFlags(brand.flags, data ?? []);
  const viewer = useViewer();
  const routes = openRows(registry, { ...brand, flags });
  const promos = useMember()?.availablePromo;
  const rows = viewerRows(routes, viewer, promos);
  return { routes, rows, groups: grouped(rows) };
}

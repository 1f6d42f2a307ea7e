import { useQuery } from '@tanstack/react-query';
import type { Site } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { grouped, registry } from '#src/modules/registry.ts';
import { isCurrent } from '#src/modules/rows/ownPages.ts';
import { openRows, viewerRows } from '#src/modules/select.ts';
import { whitelabelQuery } from '#src/platform/endpoints/site.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';
import { whitelabelFlags } from '#src/platform/whitelabelFlags.ts';
import { kindOf } from '#src/session/member.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { useMember } from '#src/session/useMember.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';

/** The modules of the site, and those in this viewer's menus; the platform's whitelabel tree overrides the manifest's flags (S3.11). */
export function useModuleRows(): Pick<Site, 'rows' | 'routes' | 'groups'> {
  const brand = useBrand();
  const { data } = useQuery(whitelabelQuery(usePlatform()));
  const flags = whitelabelFlags(brand.flags, data ?? []);
  const { token } = useSession();
  const member = useMember();
  // A logged-in player has a member's links until their kind is known, so that they do not move then.
  const viewer = member ? kindOf(member) : token === undefined ? 'visitor' : 'member';
  const routes = openRows(registry, { ...brand, flags });
  const clock = usePlatformClock();
  // A document is prerendered for any time.
  const now = useHydrated() ? clock() : undefined;
  const rows = viewerRows(routes, viewer, member?.availablePromo).filter((row) =>
    isCurrent(row, now),
  );
  return { routes, rows, groups: grouped(rows) };
}

import type { PageBrand } from '#src/brand/page.ts';
import type { SystemStatus } from '#src/platform/endpoints/site.ts';

/** What a visitor meets: the site, or the page that replaces it. */
export type SiteState = 'open' | 'maintenance' | 'regionBlocked';

type Markets = PageBrand['compliance']['markets'];

/** Whether the brand serves visitors from a country; one that nobody knows is left to the platform. */
function serves({ allow, deny }: Markets, country: string | undefined): boolean {
  if (!country) return true;
  const code = country.toUpperCase();
  const denied = deny.some((each) => each === code);
  return !denied && (allow.length === 0 || allow.some((each) => each === code));
}

/**
 * What the platform's status (S4.1) and the brand's own markets make of the site for this visitor. Being blocked
 * weighs more than maintenance. No status, no objection.
 */
export function siteState(status: Partial<SystemStatus> | undefined, markets: Markets): SiteState {
  if (status?.status === 2 || !serves(markets, status?.country)) return 'regionBlocked';
  return status?.status === 1 ? 'maintenance' : 'open';
}

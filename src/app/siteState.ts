import type { PageBrand } from '#src/brand/page.ts';
import type { SystemStatus } from '#src/platform/endpoints/site.ts';

/** What a visitor sees: the site, or the page that replaces it. */
export type SiteState = 'open' | 'maintenance' | 'regionBlocked';

type Markets = PageBrand['compliance']['markets'];

/** Whether the brand serves visitors from a country; an unknown one is left to the platform. */
function serves({ allow, deny }: Markets, country: string | undefined): boolean {
  if (!country) return true;
  const code = country.toUpperCase();
  const denied = deny.some((each) => each === code);
  return !denied && (allow.length === 0 || allow.some((each) => each === code));
}

/**
 * The site's state for this visitor, from the platform's status (S4.1) and the brand's markets. A block outranks maintenance. Without a
 * status the site is open.
 */
export function siteState(status: Partial<SystemStatus> | undefined, markets: Markets): SiteState {
  if (status?.status === 2 || !serves(markets, status?.country)) return 'regionBlocked';
  return status?.status === 1 ? 'maintenance' : 'open';
}

import { isLoopback } from '#sandbox/kernel/http/loopback.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';

/** The headers that tell which site a call came from. */
interface SiteHeaders {
  readonly origin?: string;
  readonly host?: string;
}

/** Whether an origin is a site of the merchant: one of its domains, the called host, or a page of this machine. */
function isSiteOf({ brand: { domains } }: Merchant, origin: URL, host: string | undefined) {
  const isOfMerchant = [domains.main, ...domains.alternates].includes(origin.host);
  return (
    (origin.protocol === 'https:' && isOfMerchant) ||
    (/^https?:$/.test(origin.protocol) && (isLoopback(origin.hostname) || origin.host === host))
  );
}

/**
 * The URL that the provider's page returns to: a path on the site that the deposit was begun on; null without a path, and if the call's
 * `Origin` is not a site of the merchant.
 */
export function returnUrlOf(
  merchant: Merchant,
  { origin, host }: SiteHeaders,
  path: string | undefined,
): string | null {
  const site = URL.parse(origin ?? '');
  if (path === undefined || !site || !isSiteOf(merchant, site, host)) return null;
  return new URL(path, site.origin).href;
}

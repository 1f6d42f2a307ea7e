import type { PageBrand } from '#src/brand/page.ts';

/** The allowed origins of a brand's provider pages. */
export type ProviderOrigins = Pick<PageBrand['platform'], 'baseUrl' | 'paymentOrigins'>;

/**
 * The absolute address of a provider's page: a path is on the platform's own origin. Undefined if it is neither there nor on
 * https.
 *
 * @param payUrl what the platform gave
 * @param site the origin of the page
 */
export function providerAddress(
  payUrl: string | null,
  { baseUrl }: Pick<ProviderOrigins, 'baseUrl'>,
  site: string,
): URL | undefined {
  const home = new URL(baseUrl, site);
  if (payUrl === null || !URL.canParse(payUrl, home)) return undefined;
  const address = new URL(payUrl, home);
  return address.origin === home.origin || address.protocol === 'https:' ? address : undefined;
}

/** Whether a provider's page may be framed: it is on the platform's origin, or on one that the manifest names. */
export const mayFrame = (
  { origin }: Pick<URL, 'origin'>,
  { baseUrl, paymentOrigins }: ProviderOrigins,
  site: string,
): boolean => [new URL(baseUrl, site).origin, ...paymentOrigins].includes(origin);

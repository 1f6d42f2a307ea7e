import type { PageBrand } from '#src/brand/page.ts';
import { createPlatformClient, type PlatformClient } from '#src/platform/client.ts';

/**
 * The platform as it is called with a token that is no session of the site yet: a login whose password must be changed
 * first, or a registration that asks one more thing. The session begins when that is done.
 */
export const platformAs = (
  brand: Pick<PageBrand, 'merchantCode' | 'platform'>,
  token: string,
): PlatformClient => createPlatformClient(brand, { token: () => token, expired: () => undefined });

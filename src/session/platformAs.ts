import type { PageBrand } from '#src/brand/page.ts';
import { createPlatformClient, type PlatformClient } from '#src/platform/client.ts';

/**
 * A platform client for a token that is no session of the site yet: a login with a forced password change, or a registration with one more
 * step. The session begins after that.
 */
export const platformAs = (
  brand: Pick<PageBrand, 'merchantCode' | 'platform'>,
  token: string,
): PlatformClient => createPlatformClient(brand, { token: () => token, expired: () => undefined });

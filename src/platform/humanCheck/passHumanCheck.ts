import type { PageBrand } from '#src/brand/page.ts';
import type { PlatformClient } from '#src/platform/client.ts';
import type { HumanCheck, HumanCheckProvider } from './provider.ts';

const PROVIDERS: Record<PageBrand['humanCheck']['provider'], () => Promise<HumanCheckProvider>> = {
  altcha: async () => (await import('./altcha.ts')).altcha,
  recaptcha: async () => (await import('./recaptcha.ts')).recaptcha,
};

/** Passes the human check of a brand's provider, loaded on demand (S3.6). */
export async function passHumanCheck(
  { provider, siteKey }: Pick<PageBrand['humanCheck'], 'provider' | 'siteKey'>,
  platform: PlatformClient,
  flow: HumanCheck['flow'],
): Promise<string> {
  return (await PROVIDERS[provider]()).pass(platform, { siteKey, flow });
}

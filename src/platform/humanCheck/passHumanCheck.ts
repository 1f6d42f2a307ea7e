import type { PageBrand } from '#src/brand/page.ts';
import type { PlatformClient } from '#src/platform/client.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';
import type { HumanCheckProvider } from './provider.ts';

/** A provider that is not built in refuses, in words that say so. */
const unavailable: HumanCheckProvider = {
  pass: () => Promise.reject(new PlatformError({ code: 'recaptcha_invalid', status: 0 })),
};

const PROVIDERS: Record<PageBrand['humanCheck']['provider'], () => Promise<HumanCheckProvider>> = {
  altcha: async () => (await import('./altcha.ts')).altcha,
  recaptcha: async () => unavailable,
};

/** Passes the human check of a brand's provider, which is loaded only now (S3.6). */
export async function passHumanCheck(
  { provider }: Pick<PageBrand['humanCheck'], 'provider'>,
  platform: PlatformClient,
): Promise<string> {
  return (await PROVIDERS[provider]()).pass(platform);
}

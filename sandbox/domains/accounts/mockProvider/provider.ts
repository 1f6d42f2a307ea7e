import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { SocialLogin } from '#src/platform/contract.generated.ts';
import { SOCIAL_PROVIDERS } from '#src/platform/social/providers.ts';

export type Provider = SocialLogin['provider'];

/** Where the mock identity provider answers. */
const IDENTITY_ROOT = '/sandbox/identity';

/** Whether a text names a provider. */
export const isProvider = (text: string): text is Provider => text in SOCIAL_PROVIDERS;

/** What the mock provider calls itself in ID tokens; an address that is nobody's. */
export const issuerOf = (provider: Provider): string =>
  `https://identity.sandbox.invalid/${provider}`;

/** What a merchant is known as to the mock provider; nothing where its manifest names another provider, or none. */
export function clientIdOf({ brand }: Merchant, provider: Provider): string | undefined {
  const known = brand.signIn?.social?.[provider];
  const isHere = known?.authorizationEndpoint === `${IDENTITY_ROOT}/${provider}/authorize`;
  return isHere ? known?.clientId : undefined;
}

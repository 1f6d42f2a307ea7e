import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { SocialLogin } from '#src/platform/contract.generated.ts';
import { SOCIAL_PROVIDERS } from '#src/platform/social/providers.ts';

export type Provider = SocialLogin['provider'];

/** The root path of the mock identity provider. */
const IDENTITY_ROOT = '/sandbox/identity';

/** Whether a text names a provider. */
export const isProvider = (text: string): text is Provider => text in SOCIAL_PROVIDERS;

/** The issuer in the mock provider's ID tokens, at an unassigned domain. */
export const issuerOf = (provider: Provider): string =>
  `https://identity.sandbox.invalid/${provider}`;

/** The merchant's client id at the mock provider; undefined if its manifest names another provider, or none. */
export function clientIdOf({ brand }: Merchant, provider: Provider): string | undefined {
  const known = brand.signIn?.social?.[provider];
  const isHere = known?.authorizationEndpoint === `${IDENTITY_ROOT}/${provider}/authorize`;
  return isHere ? known?.clientId : undefined;
}

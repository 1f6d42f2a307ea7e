import type { PageBrand } from '#src/brand/page.ts';

/** How a brand lets players sign in with accounts elsewhere. */
type Social = NonNullable<NonNullable<PageBrand['signIn']>['social']>;

export type SocialProvider = keyof Social;

/** What is known of a provider of identities before it is asked (OpenID Connect Discovery). */
export interface ProviderFacts {
  /** Its name, the same in every language. */
  name: string;
  issuer: string;
  /** Where players confirm who they are, unless the manifest says otherwise. */
  authorizationEndpoint: string;
  scope: string;
}

/** Every provider, in the order in which they are offered. Another one is a row here, and one in the manifest's schema. */
export const SOCIAL_PROVIDERS: Record<SocialProvider, ProviderFacts> = {
  google: {
    name: 'Google',
    issuer: 'https://accounts.google.com',
    authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    scope: 'openid email profile',
  },
  facebook: {
    name: 'Facebook',
    issuer: 'https://www.facebook.com',
    authorizationEndpoint: 'https://www.facebook.com/dialog/oauth',
    scope: 'openid email public_profile',
  },
};

/** A provider with how the site is known to it. */
export type OfferedProvider = { id: SocialProvider } & NonNullable<Social[SocialProvider]>;

/** The providers that a brand offers. */
export const offeredProviders = (social: Social): OfferedProvider[] =>
  (Object.keys(SOCIAL_PROVIDERS) as SocialProvider[]).flatMap((id) => {
    const known = social[id];
    return known ? [{ id, ...known }] : [];
  });

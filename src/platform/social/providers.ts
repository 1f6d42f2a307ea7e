import type { PageBrand } from '#src/brand/page.ts';

type Social = NonNullable<NonNullable<PageBrand['signIn']>['social']>;

export type SocialProvider = keyof Social;

/** The fixed data of an identity provider (OpenID Connect Discovery). */
export interface ProviderFacts {
  /** Its name, the same in every language. */
  name: string;
  issuer: string;
  /** Where players log in, unless the manifest says otherwise. */
  authorizationEndpoint: string;
  scope: string;
}

/** Every provider, in display order. Another one is a row here, and one in the manifest's schema. */
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

/** A provider with the site's registration there. */
export type OfferedProvider = { id: SocialProvider } & NonNullable<Social[SocialProvider]>;

/** The providers that a brand offers. */
export const offeredProviders = (social: Social): OfferedProvider[] =>
  (Object.keys(SOCIAL_PROVIDERS) as SocialProvider[]).flatMap((id) => {
    const known = social[id];
    return known ? [{ id, ...known }] : [];
  });

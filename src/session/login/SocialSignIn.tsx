import { useTranslation } from 'react-i18next';
import type { PageBrand } from '#src/brand/page.ts';
import { offeredProviders, SOCIAL_PROVIDERS } from '#src/platform/social/providers.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { type SocialSignInOptions, useSocialSignIn } from './useSocialSignIn.ts';

export interface SocialSignInProps extends SocialSignInOptions {
  social: NonNullable<NonNullable<PageBrand['signIn']>['social']>;
}

/** The social accounts that players can sign in with (S7.32). */
export function SocialSignIn({ social, ...options }: SocialSignInProps) {
  const { t } = useTranslation('session');
  const { waiting, failure, start } = useSocialSignIn(options);
  return (
    <Stack as="section" gap="s">
      <Text size="s" tone="secondary">
        {t('social.ways')}
      </Text>
      {failure && <FormError title={failure} />}
      {offeredProviders(social).map((provider) => (
        <Button
          key={provider.id}
          wide
          size="l"
          busy={waiting === provider.id}
          onClick={() => start(provider)}
        >
          {t('social.with', { provider: SOCIAL_PROVIDERS[provider.id].name })}
        </Button>
      ))}
      <div role="status">
        {waiting && (
          <Text size="s" tone="secondary">
            {t('social.waiting', { provider: SOCIAL_PROVIDERS[waiting].name })}
          </Text>
        )}
      </div>
    </Stack>
  );
}

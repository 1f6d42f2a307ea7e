import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrandContext } from '#src/brand/BrandContext.tsx';
import type { LanguageFacts, PageBrand } from '#src/brand/page.ts';
import type { PlatformClient } from '#src/platform/client.ts';
import { PlatformContext } from '#src/platform/PlatformContext.tsx';
import { SessionProvider } from '#src/session/SessionProvider.tsx';
import type { SessionStore } from '#src/session/sessionStore.ts';
import { SpriteContext } from '#src/ui/icon/SpriteContext.ts';

export interface ProvidersProps {
  brand: PageBrand;
  messages: i18n;
  /** The direction of the language of the messages. */
  direction: LanguageFacts['direction'];
  platform: PlatformClient;
  queryClient: QueryClient;
  session: SessionStore;
  children: ReactNode;
}

/** All contexts that screens read, except the router. */
export function Providers({
  brand,
  messages,
  direction,
  platform,
  queryClient,
  session,
  children,
}: ProvidersProps) {
  return (
    <BrandContext value={brand}>
      <I18nextProvider i18n={messages}>
        <DirectionProvider direction={direction}>
          <PlatformContext value={platform}>
            <QueryClientProvider client={queryClient}>
              <SpriteContext value={brand.look.sprite}>
                <SessionProvider store={session}>{children}</SessionProvider>
              </SpriteContext>
            </QueryClientProvider>
          </PlatformContext>
        </DirectionProvider>
      </I18nextProvider>
    </BrandContext>
  );
}

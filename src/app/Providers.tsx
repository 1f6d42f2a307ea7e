import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrandContext } from '#src/brand/BrandContext.tsx';
import type { PageBrand } from '#src/brand/page.ts';
import type { PlatformClient } from '#src/platform/client.ts';
import { PlatformContext } from '#src/platform/PlatformContext.tsx';

export interface ProvidersProps {
  brand: PageBrand;
  messages: i18n;
  platform: PlatformClient;
  queryClient: QueryClient;
  children: ReactNode;
}

/** All that a screen reads from its surroundings, the router apart. */
export function Providers({ brand, messages, platform, queryClient, children }: ProvidersProps) {
  return (
    <BrandContext value={brand}>
      <I18nextProvider i18n={messages}>
        <PlatformContext value={platform}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </PlatformContext>
      </I18nextProvider>
    </BrandContext>
  );
}

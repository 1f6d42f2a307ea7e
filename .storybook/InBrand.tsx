import { type ReactNode, useInsertionEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '#src/app/Providers.tsx';
import { createQueryClient } from '#src/app/queryClient.ts';
import { createPlatformClient } from '#src/platform/client.ts';
import { dressDocument, messagesOf } from './brands/dress.ts';
import type { StoryBrand } from './brands/storyBrand.ts';

export interface InBrandProps {
  brand: StoryBrand;
  theme: string;
  language: string;
  /** The address that the router shows first. */
  route: string;
  children: ReactNode;
}

/** Everything that a screen stands in: document, brand, messages, platform, cache and router. */
export function InBrand({ brand, theme, language, route, children }: InBrandProps) {
  useInsertionEffect(() => dressDocument(brand, theme, language), [brand, theme, language]);
  const [queryClient] = useState(createQueryClient);
  const [platform] = useState(() =>
    createPlatformClient({ merchantCode: brand.page.merchantCode, platform: { baseUrl: '/' } }),
  );
  return (
    <MemoryRouter initialEntries={[route]}>
      <Providers
        brand={brand.page}
        messages={messagesOf(brand, language)}
        platform={platform}
        queryClient={queryClient}
      >
        {children}
      </Providers>
    </MemoryRouter>
  );
}

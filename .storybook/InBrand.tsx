import { type ReactNode, useInsertionEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { StoryBrand } from '#scripts/storybook/storyBrand.ts';
import { Providers } from '#src/app/Providers.tsx';
import { createQueryClient } from '#src/app/queryClient.ts';
import { Toasts } from '#src/app/Toasts.tsx';
import { createPlatformClient } from '#src/platform/client.ts';
import { createSessionStore } from '#src/session/sessionStore.ts';
import { directionOf, messagesOf, showBrand } from './brands/showBrand.ts';

/** The platform of a story is the one that it mocks, on its own origin. */
const storyAddress = ({ page: { platform } }: StoryBrand, merchantCode: string) => ({
  merchantCode,
  platform: { ...platform, baseUrl: '/' },
});

/** A session that no other story sees. */
function storySession(player: boolean) {
  let token = player ? 'story' : undefined;
  return createSessionStore({
    get: () => token,
    set: (next) => {
      token = next;
    },
  });
}

export interface InBrandProps {
  brand: StoryBrand;
  theme: string;
  language: string;
  /** The address that the router shows first. */
  route: string;
  /** Whether a player is logged in; who it is, the story's `getMemberInfo` answers. */
  player: boolean;
  /** Modules that are on or off in the story, whatever the brand says. */
  modules: Partial<StoryBrand['page']['modules']> | undefined;
  /** The look of the story, whatever the brand says. */
  look: Partial<StoryBrand['page']['look']> | undefined;
  /** The blocks of pages in the story, whatever the brand says. */
  pages: Partial<StoryBrand['page']['pages']> | undefined;
  /** What calls to the platform name as the merchant: the story, so that it is known whose call it is. */
  callsAs: string;
  children: ReactNode;
}

/** The surroundings of a screen: document, brand, messages, platform, cache and router. */
export function InBrand(props: InBrandProps) {
  const { brand, theme, language, route, player, modules, look, pages, callsAs, children } = props;
  useInsertionEffect(() => showBrand(brand, theme, language), [brand, theme, language]);
  const [queryClient] = useState(createQueryClient);
  const [session] = useState(() => storySession(player));
  const [platform] = useState(() => createPlatformClient(storyAddress(brand, callsAs), session));
  return (
    <MemoryRouter initialEntries={[route]}>
      <Providers
        brand={{
          ...brand.page,
          modules: { ...brand.page.modules, ...modules },
          look: { ...brand.page.look, ...look },
          pages: { ...brand.page.pages, ...pages },
        }}
        messages={messagesOf(brand, language)}
        direction={directionOf(language)}
        platform={platform}
        queryClient={queryClient}
        session={session}
      >
        <Toasts>{children}</Toasts>
      </Providers>
    </MemoryRouter>
  );
}

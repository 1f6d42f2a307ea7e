import '#src/ui/foundation.css.ts';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { EmptyShell } from '#src/app/EmptyShell.tsx';
import { OfflinePage } from '#src/app/OfflinePage.tsx';
import { createQueryClient } from '#src/app/queryClient.ts';
import { ReturnedPage } from '#src/app/ReturnedPage.tsx';
import { basename } from '#src/app/readPage.ts';
import { SiteRoutes } from '#src/app/SiteRoutes.tsx';
import type { PageData } from '#src/brand/page.ts';
import { createI18n } from '#src/i18n/createI18n.ts';
import { languagePrefix } from '#src/i18n/languagePath.ts';
import type { ScreenProps } from '#src/modules/screenModule.ts';
import { eagerScreens } from '#src/modules/screens.ts';
import { createPlatformClient } from '#src/platform/client.ts';
import type { GamesLook } from '#src/platform/endpoints/games/gameSections.ts';
import { createSessionStore } from '#src/session/sessionStore.ts';
import { loadLateBlocks } from '#src/shared/blocks/lateBlocks.ts';

const screens = eagerScreens(
  import.meta.glob<Record<string, ComponentType<ScreenProps>>>('../features/*/*Screen.tsx', {
    eager: true,
  }),
);

await loadLateBlocks();

/** The content of pages that have no screen address. */
const APART: Record<string, () => ReactNode> = {
  offline: () => <OfflinePage />,
  returned: () => <ReturnedPage />,
};

/** The content of a page: the shell of many routes, a page of its own, or the path's screen. */
function viewOf({ prerendered }: PageData, games: GamesLook | undefined): ReactNode {
  if (prerendered === null) return <EmptyShell games={games} />;
  return APART[prerendered]?.() ?? <SiteRoutes />;
}

/**
 * The HTML inside `#root` of a document. It depends only on the page and the path, so that the client, which renders the same, can hydrate
 * it. The shell of other routes (`prerendered: null`) gets only the layout, which the client replaces.
 * @param path the address without a language prefix: `/`, or one that no module knows
 * @param games the look of the game list whose place the shell reserves
 */
export function render(page: PageData, path: string, games?: GamesLook): string {
  const { brand, language } = page;
  const prefix = languagePrefix(language, brand.languages.default);
  return renderToString(
    <StaticRouter basename={basename(page)} location={prefix + path}>
      <App
        brand={brand}
        messages={createI18n(page)}
        direction={page.direction}
        platform={createPlatformClient(brand)}
        queryClient={createQueryClient()}
        session={createSessionStore()}
        shell={{ page, screens, preload: () => {} }}
      >
        {viewOf(page, games)}
      </App>
    </StaticRouter>,
  );
}

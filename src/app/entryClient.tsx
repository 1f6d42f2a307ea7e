import '#src/ui/foundation.css.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { restoreFormText } from '#src/app/formText.ts';
import { nextTask } from '#src/app/nextTask.ts';
import { preloadAnnouncements } from '#src/app/preloadAnnouncements.ts';
import { preloadOwnPage } from '#src/app/preloadOwnPage.ts';
import { createQueryClient } from '#src/app/queryClient.ts';
import { basename, fitsAddress, readPage } from '#src/app/readPage.ts';
import { reloadAfterMissingChunk } from '#src/app/reloadAfterMissingChunk.ts';
import { SiteRoutes } from '#src/app/SiteRoutes.tsx';
import { registerWorker } from '#src/app/worker/registerWorker.ts';
import { keepInstallOffer } from '#src/features/appGuide/installPrompt.ts';
import { createI18n, loadNamespaces } from '#src/i18n/createI18n.ts';
import { screenNamespaces } from '#src/modules/firstMessages.ts';
import { lazyScreens } from '#src/modules/screens.ts';
import { createPlatformClient } from '#src/platform/client.ts';
import { watchHistorySteps } from '#src/session/blockHistoryStep.ts';
import { createSessionStore } from '#src/session/sessionStore.ts';
import { rememberMerchant } from '#src/session/storage.ts';

/** Hydrates a prerendered page, or renders into a shell. */
function begin(): void {
  const page = readPage();
  const { brand } = page;

  const messages = createI18n(page);
  const { screens, load } = lazyScreens(
    (screen) => loadNamespaces(messages, screenNamespaces(screen)),
    reloadAfterMissingChunk,
  );
  // A chunk whose preload fails is requested again, with its errors reported, when it is shown.
  const preload = (screen: string) => void load(screen).catch(() => {});

  const session = createSessionStore();
  const platform = createPlatformClient(brand, session);
  const queryClient = createQueryClient();

  const app = (
    <BrowserRouter basename={basename(page)}>
      <App
        brand={brand}
        messages={messages}
        direction={page.direction}
        platform={platform}
        queryClient={queryClient}
        session={session}
        shell={{ page, screens, preload }}
      >
        <SiteRoutes />
      </App>
    </BrowserRouter>
  );

  preloadOwnPage({ page, path: location.pathname, platform, queryClient, session, preload });
  watchHistorySteps();
  keepInstallOffer();
  restoreFormText();

  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');

  nextTask(() => {
    // As a transition, the work is done in slices, and the page answers to touch in between.
    startTransition(() => {
      if (fitsAddress(page, location.pathname)) hydrateRoot(root, app);
      else createRoot(root).render(app);
    });
  });
  nextTask(() => {
    rememberMerchant(brand.merchantCode);
    registerWorker(page.worker);
    preloadAnnouncements({ page, platform, queryClient, session, preload });
  });
}

// In a task of its own: with the evaluation of this script it would block a slow phone.
nextTask(begin);

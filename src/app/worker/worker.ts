import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { keptDocument, type WorkerSite } from './workerSite.ts';

declare const self: { livery: WorkerSite };

const DAY_S = 24 * 60 * 60;

/** A cache of files that never change at their address; the oldest are evicted first, or all from a full device. */
function kept(cacheName: string, maxEntries: number, days: number): CacheFirst {
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_S,
    purgeOnQuotaError: true,
  });
  const expiration = {
    ...(cacheDidUpdate && { cacheDidUpdate }),
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
  };
  return new CacheFirst({ cacheName, plugins: [expiration] });
}

/**
 * The service worker of a site. Documents always come from the network, so that a deployment shows at once, and from the device only when
 * offline. Files with their hash in the name come from the device first: a page open during a deployment keeps its own files. A new worker
 * waits until no page of the old one is left.
 */
const { livery: site } = self;

enableNavigationPreload();
precacheAndRoute([...site.precache], { directoryIndex: '', cleanURLs: false });

registerRoute(
  ({ request }) => request.mode === 'navigate' && request.destination === 'document',
  new NetworkOnly({
    plugins: [
      {
        handlerDidError: async ({ request }) => {
          const document = keptDocument(site, new URL(request.url).pathname);
          return document === undefined ? undefined : matchPrecache(document);
        },
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  kept('assets', 300, 30),
);

registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/art/'),
  kept('pictures', 400, 7),
);

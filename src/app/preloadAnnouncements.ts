import type { QueryClient } from '@tanstack/react-query';
import type { PageData } from '#src/brand/page.ts';
import { BROWSER_STORES, isPopupDue } from '#src/features/announcements/popupMarks.ts';
import { ANNOUNCEMENT_SCREEN } from '#src/modules/registry.ts';
import type { PlatformClient } from '#src/platform/client.ts';
import { popupAnnouncementsQuery } from '#src/platform/endpoints/content/popupAnnouncements.ts';
import type { SessionStore } from '#src/session/sessionStore.ts';

export interface Visit {
  page: Pick<PageData, 'brand' | 'language' | 'prerendered'>;
  platform: PlatformClient;
  queryClient: QueryClient;
  session: Pick<SessionStore, 'token'>;
  /** Fetches the chunk and the messages of a screen. */
  preload: (screen: string) => void;
}

/**
 * Loads the announcement popup of a visit that starts at the home page, and its content for a visitor, during hydration: on a slow phone
 * that takes most of the time in which the popup may appear (S4.10).
 */
export function preloadAnnouncements({
  page,
  platform,
  queryClient,
  session,
  preload,
}: Visit): void {
  const { brand, language, prerendered } = page;
  if (prerendered !== '/' || !brand.modules.announcements) return;
  const audience = session.token() === undefined ? 'B' : 'A';
  if (!isPopupDue(BROWSER_STORES, audience, Number.MAX_SAFE_INTEGER)) return;
  preload(ANNOUNCEMENT_SCREEN);
  if (audience === 'B') {
    void queryClient.prefetchInfiniteQuery(popupAnnouncementsQuery(platform, language, audience));
  }
}

import type { QueryClient } from '@tanstack/react-query';
import { languagePrefix } from '#src/i18n/languagePath.ts';
import { registry } from '#src/modules/registry.ts';
import { brandRows, rowOf } from '#src/modules/select.ts';
import type { PlatformClient } from '#src/platform/client.ts';
import { memberQuery } from '#src/session/member.ts';
import type { SessionStore } from '#src/session/sessionStore.ts';
import type { PageAddress } from './readPage.ts';

/** What a document opens with. */
export interface OpenedPage {
  page: Pick<PageAddress, 'brand' | 'language'>;
  /** The path in the address bar. */
  path: string;
  platform: PlatformClient;
  queryClient: QueryClient;
  session: Pick<SessionStore, 'token'>;
  /** Fetches the chunk and the messages of a screen. */
  preload: (screen: string) => void;
}

/**
 * Asks who the logged-in player is, and loads the screen of a page for players only, while React starts: both would otherwise begin after
 * the first render.
 */
export function preloadOwnPage({
  page: { brand, language },
  path,
  platform,
  queryClient,
  session,
  preload,
}: OpenedPage): void {
  if (session.token() === undefined) return;
  void queryClient.prefetchQuery(memberQuery(platform));
  const prefix = languagePrefix(language, brand.languages.default);
  const row = rowOf(brandRows(registry, brand), path.slice(prefix.length));
  if (row?.audience === 'member' || row?.audience === 'player') preload(row.screen);
}

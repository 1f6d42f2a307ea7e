import { queryOptions } from '@tanstack/react-query';
import { cachedInSession } from '#src/platform/cachedInSession.ts';
import type { PlatformClient } from '#src/platform/client.ts';
import type { GameCategory, VendorCard } from '#src/platform/contract.generated.ts';

/** A category of the platform's menu with its vendors (S3.2). */
export type MenuCategory = GameCategory;
/** A vendor within a category. */
export type { VendorCard };

/** `GET /lgw/games/game_menus` (S7.24): categories and vendors, kept in session storage (S9.5). */
export const gameMenusQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['gameMenus', language],
    queryFn: ({ signal }) =>
      cachedInSession(`gameMenus.${language}`, () =>
        platform.call('getGameMenus', { query: { language }, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

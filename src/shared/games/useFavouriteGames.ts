import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { favouriteIdsQuery } from '#src/platform/endpoints/play/favouriteIds.ts';
import { favouritesQuery } from '#src/platform/endpoints/play/favourites.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import type { PlayerGamesList } from './playerGamesList.ts';

/** The player's favourite games, the newest first. A removed one disappears at once (S4.13). */
export function useFavouriteGames(): PlayerGamesList {
  const { i18n } = useTranslation();
  const platform = usePlatform();
  const { data, error, refetch } = useQuery(favouritesQuery(platform, i18n.language));
  const { data: ids } = useQuery(favouriteIdsQuery(platform));
  const games = ids ? data?.filter(({ nodeId }) => ids.includes(nodeId)) : data;
  return { games, error, onRetry: refetch };
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recentGamesQuery } from '#src/platform/endpoints/games/gameLanes.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import type { PlayerGamesList } from './playerGamesList.ts';

/** The player's recently played games, the latest first (S2.6). */
export function useRecentGames(): PlayerGamesList {
  const { i18n } = useTranslation();
  const { data, error, refetch } = useQuery(recentGamesQuery(usePlatform(), i18n.language));
  return { games: data, error, onRetry: refetch };
}

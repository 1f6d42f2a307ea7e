import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { favouriteIdsQuery } from '#src/platform/endpoints/play/favouriteIds.ts';
import { favouritesQuery } from '#src/platform/endpoints/play/favourites.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { OwnGames } from './own/OwnGames.tsx';

/** The games that the player has marked, the newest mark first (S2.6). One that is marked no longer goes at once (S4.13). */
export function FavouritesScreen() {
  const { t, i18n } = useTranslation(['games', 'modules']);
  const platform = usePlatform();
  const { data, error, refetch } = useQuery(favouritesQuery(platform, i18n.language));
  const { data: ids } = useQuery(favouriteIdsQuery(platform));
  const marked = ids ? data?.filter(({ nodeId }) => ids.includes(nodeId)) : data;
  return (
    <OwnGames
      title={t('modules:favorite')}
      games={marked}
      error={error}
      onRetry={refetch}
      empty={
        <EmptyState
          icon="heart"
          title={t('in_no_data')}
          hint={t('favourite.emptyHint')}
          action={<ButtonLink to="/">{t('toLobby')}</ButtonLink>}
        />
      }
    />
  );
}

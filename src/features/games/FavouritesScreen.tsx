import { useTranslation } from 'react-i18next';
import { useFavouriteGames } from '#src/shared/games/useFavouriteGames.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { OwnGames } from './own/OwnGames.tsx';

/** The player's favourite games, the latest favourite first (S2.6). */
export function FavouritesScreen() {
  const { t } = useTranslation(['games', 'modules']);
  return (
    <OwnGames
      title={t('modules:favorite')}
      {...useFavouriteGames()}
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

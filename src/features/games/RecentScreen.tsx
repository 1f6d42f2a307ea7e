import { useTranslation } from 'react-i18next';
import { useRecentGames } from '#src/shared/games/useRecentGames.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { OwnGames } from './own/OwnGames.tsx';

/** The player's recently played games, the latest first (S2.6). */
export function RecentScreen() {
  const { t } = useTranslation(['games', 'modules']);
  return (
    <OwnGames
      title={t('modules:recent')}
      {...useRecentGames()}
      empty={
        <EmptyState
          icon="history"
          title={t('in_no_data')}
          hint={t('recentHint')}
          action={<ButtonLink to="/">{t('toLobby')}</ButtonLink>}
        />
      }
    />
  );
}

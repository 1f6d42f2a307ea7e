import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recentGamesQuery } from '#src/platform/endpoints/play/recentGames.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { OwnGames } from './own/OwnGames.tsx';

/** The games that the player has played lately, the latest first (S2.6). */
export function RecentScreen() {
  const { t, i18n } = useTranslation(['games', 'modules']);
  const { data, error, refetch } = useQuery(recentGamesQuery(usePlatform(), i18n.language));
  return (
    <OwnGames
      title={t('modules:recent')}
      games={data}
      error={error}
      onRetry={refetch}
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

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { protectionQuery } from '#src/platform/endpoints/protection/getProtection.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useViewer } from '#src/session/useMember.ts';
import { useFavouriteGames } from '#src/shared/games/useFavouriteGames.ts';
import { useRecentGames } from '#src/shared/games/useRecentGames.ts';
import type { OwnList } from './hadGames.ts';
import { OwnShelf } from './OwnShelf.tsx';

function RecentShelf() {
  const { t } = useTranslation('lobby');
  return (
    <OwnShelf
      list="recent"
      title={t('continuePlaying')}
      more="/recent"
      resumes
      {...useRecentGames()}
    />
  );
}

function FavouritesShelf() {
  const { t } = useTranslation('lobby');
  return (
    <OwnShelf list="favourites" title={t('favourites')} more="/favorite" {...useFavouriteGames()} />
  );
}

/**
 * A member's recent or favourite games (S2.6) in the lobby. Trial accounts have neither (S6.3), and players on a break are not called back
 * to play: nothing is shown until the platform confirms that there is no break.
 */
export function MemberShelf({ list }: { list: OwnList }) {
  const viewer = useViewer();
  const member = viewer === 'member' || viewer === 'agent';
  const { data } = useQuery({ ...protectionQuery(usePlatform()), enabled: member });
  if (!member || !data || data.excludedUntil) return null;
  return list === 'recent' ? <RecentShelf /> : <FavouritesShelf />;
}

import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { gamePageQuery } from '#src/platform/endpoints/games/gameList.ts';
import { GAME_PAGE_SIZE } from '#src/platform/endpoints/games/gamePage.ts';
import { GAME_SECTIONS } from '#src/platform/endpoints/games/gameSections.ts';
import { roomsQuery } from '#src/platform/endpoints/play/rooms.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { RoomCard } from './RoomCard.tsx';
import { RoomListSkeleton } from './RoomListSkeleton.tsx';
import { roomPath } from './roomView.ts';
import { tablesOf } from './tablesOf.ts';

/** The tables of the most played games (S2.5, S7.25). */
export function RoomList() {
  const { t, i18n } = useTranslation('games');
  const platform = usePlatform();
  const words = useErrorMessage();
  const { filter } = GAME_SECTIONS.PVP;
  const [rooms, games] = useQueries({
    queries: [
      roomsQuery(platform, i18n.language),
      gamePageQuery(platform, i18n.language, { filter, pageNo: 1, pageSize: GAME_PAGE_SIZE }),
    ],
  });
  const error = rooms.error ?? games.error;
  const failed = [rooms, games].filter(({ isError }) => isError);
  if (error && !(rooms.data && games.data)) {
    return (
      <ErrorState
        title={t('rooms.failed')}
        hint={words(error)}
        retryLabel={t('retry')}
        onRetry={() => {
          for (const answer of failed) answer.refetch();
        }}
        retrying={failed.some(({ isFetching }) => isFetching)}
      />
    );
  }
  if (!rooms.data || !games.data) return <RoomListSkeleton />;
  const tables = tablesOf(games.data.games, rooms.data);
  if (tables.length === 0) {
    return (
      <EmptyState
        title={t('in_no_data')}
        hint={t('rooms.emptyHint')}
        icon="table"
        action={<ButtonLink to={roomPath('games')}>{t('allGames')}</ButtonLink>}
      />
    );
  }
  return (
    <Grid as="ul" columns="wide">
      {tables.map(({ game, rooms: own }) => (
        <RoomCard key={game.gameCode} game={game} rooms={own} />
      ))}
    </Grid>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hotGamesQuery } from '#src/platform/endpoints/games/gameLanes.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { GameMosaic } from './GameMosaic.tsx';

/** Two rows on the widest screens. */
const MAX_GAMES = 12;

/** The most played games, shown below an empty list of games (S7.25). Renders nothing until loaded. */
export function PopularGames() {
  const { t, i18n } = useTranslation('games');
  const titleId = useId();
  const { data } = useQuery(hotGamesQuery(usePlatform(), i18n.language));
  if (!data || data.games.length === 0) return null;
  return (
    <Stack as="section">
      <Heading level={2} id={titleId}>
        {t('popularGames')}
      </Heading>
      <GameMosaic games={data.games.slice(0, MAX_GAMES)} labelledBy={titleId} />
    </Stack>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hotGamesQuery } from '#src/platform/endpoints/games/hotGames.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { GameTile } from '#src/session/games/GameTile.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { shape } from './GameGrid.css.ts';

/** A row on the widest screens, whole rows on all. */
const MOST = 12;

/** The games that are played most on the platform, for who has found no other (S7.25). There is nothing to see until they are there. */
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
      <ul className={shape.landscape} aria-labelledby={titleId}>
        {data.games.slice(0, MOST).map((game) => (
          <li key={game.nodeId}>
            <GameTile game={game} shape="landscape" />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

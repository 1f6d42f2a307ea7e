import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import type { PlayerGamesList } from '#src/shared/games/playerGamesList.ts';
import { useGameShape } from '#src/shared/games/useGameShape.ts';
import { SectionLinks } from '#src/shared/shelf/SectionLinks.tsx';
import { head, title as titleStyle } from '#src/shared/shelf/Shelf.css.ts';
import { useShelf } from '#src/shared/shelf/useShelf.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { DEFAULT_LOOK, GameShelf } from '../section/GameShelf.tsx';
import { hadGames, keepHadGames, type OwnList } from './hadGames.ts';
import * as styles from './OwnShelf.css.ts';

/** One row on desktop; a link leads to the rest. */
const MOST = 6;

/** The list is complete already. */
const onNeedsMore = () => {};

export interface OwnShelfProps extends PlayerGamesList {
  list: OwnList;
  title: string;
  /** The URL of the full list. */
  more: string;
  /** The games were played before: one press resumes one. */
  resumes?: boolean;
}

/**
 * One row of the player's own games. Renders nothing for an empty list; if the last known list had games, shows skeletons while loading.
 */
export function OwnShelf({ list, title, more, resumes = false, ...known }: OwnShelfProps) {
  const { t } = useTranslation('games');
  const words = useErrorMessage();
  const titleId = useId();
  const shapeOf = useGameShape();
  const { error, onRetry } = known;
  const games = known.games?.slice(0, MOST) ?? [];
  const loading = known.games === undefined;
  const kept = loading ? MOST : 0;
  const shelf = useShelf({ loaded: games.length, places: games.length + kept, onNeedsMore });
  const filled = games.length > 0;
  useEffect(() => {
    if (!loading) keepHadGames(list, filled);
  }, [loading, list, filled]);
  // A shown failure stays during the retry.
  const [expected, setExpected] = useState(() => hadGames(list));
  if (error && !expected) setExpected(true);
  if (loading ? !expected : !filled) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <header className={head}>
        <div className={titleStyle}>
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
        </div>
        <SectionLinks category={title} more={more} {...shelf} />
      </header>
      {loading && error ? (
        <ErrorState
          title={t('failed')}
          hint={words(error)}
          retryLabel={t('retry')}
          onRetry={onRetry}
        />
      ) : (
        <GameShelf
          shape={shapeOf('landscape')}
          look={DEFAULT_LOOK}
          labelledBy={titleId}
          games={games}
          kept={kept}
          loading={loading}
          scroller={shelf.ref}
          resumes={resumes}
        />
      )}
    </section>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gameListQuery } from '#src/platform/endpoints/games/gameList.ts';
import type { MenuCategory } from '#src/platform/endpoints/games/gameMenus.ts';
import type { GameFilter, GameSort } from '#src/platform/endpoints/games/gamePage.ts';
import {
  GAME_SECTIONS,
  type GameSectionId,
  sectionPath,
  sectionVendors,
} from '#src/platform/endpoints/games/gameSections.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useGameShape } from '#src/shared/games/useGameShape.ts';
import { SectionLinks } from '#src/shared/shelf/SectionLinks.tsx';
import { head, title as titleStyle } from '#src/shared/shelf/Shelf.css.ts';
import { useShelf } from '#src/shared/shelf/useShelf.ts';
import { classNames } from '#src/ui/classNames.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { useNear } from '#src/ui/useNear.ts';
import * as styles from './GameSection.css.ts';
import { GameShelf, isDefaultLook, type ShelfLook } from './GameShelf.tsx';
import { MoreFailed } from './MoreFailed.tsx';
import { pageSizeOf } from './pageSize.ts';
import { placesFor } from './placesFor.ts';
import { shelfContent } from './shelfContent.ts';
import { VendorChips } from './VendorChips.tsx';

/** The games of a section that a block shows; all, the most played first, if it is empty. */
interface GameChoice {
  /** The code of a vendor. */
  vendor?: string | undefined;
  tag?: GameFilter['gameClassify'];
  sort?: GameSort | undefined;
}

export interface GameSectionProps {
  id: GameSectionId;
  /** The platform's menu, once loaded. */
  menus: readonly MenuCategory[] | undefined;
  /** Above the fold; any other section loads when it is scrolled near. */
  inFirstView: boolean;
  /** The only games that it shows, and their order. */
  choice?: GameChoice;
  /** Its heading, if not the name of the section. */
  title?: string | undefined;
  look: ShelfLook;
}

/** The filter of a choice; what is usual is left out, as in any other list. */
const filterOf = ({ tag, sort }: GameChoice): GameFilter => ({
  ...(tag && { gameClassify: tag }),
  ...(sort !== 'popular' && { sort }),
});

/** One section of the lobby: its vendors, its shelf, and a link to all its games (S2.24). */
export function GameSection({
  id,
  menus = [],
  inFirstView,
  choice: { vendor, ...narrowed } = {},
  title: ownTitle,
  look,
}: GameSectionProps) {
  const { t, i18n } = useTranslation(['lobby', 'games', 'modules']);
  const platform = usePlatform();
  const words = useErrorMessage();
  const titleId = useId();
  const [near, ref] = useNear(inFirstView);
  const [vassalage, setVassalage] = useState(vendor);
  const { filter, label, entries, shape } = GAME_SECTIONS[id];
  const shapeOf = useGameShape();
  const pageSize = pageSizeOf(id, vassalage, look.rows);
  const list = useInfiniteQuery({
    ...gameListQuery(
      platform,
      i18n.language,
      { ...filter, ...filterOf(narrowed), vassalage },
      pageSize,
    ),
    enabled: near,
  });
  const { error, isFetchingNextPage, fetchNextPage, refetch } = list;
  // A page of cards renders in slices, so that touch input is handled in between.
  const data = useDeferredValue(list.data);

  const vendors = sectionVendors(id, menus);
  const drawn = shelfContent(data?.pages ?? []);
  const { games } = drawn;
  const goesOn = drawn.goesOn && entries === 'games';
  const isDrawn = data === list.data;
  const kept = data ? (goesOn && !error ? pageSize : 0) : placesFor(vendors, vassalage, pageSize);
  const onNeedsMore = useCallback(() => {
    // After a failure only the player retries: the shelf would loop endlessly.
    if (goesOn && isDrawn && !error && !isFetchingNextPage) fetchNextPage();
  }, [goesOn, isDrawn, error, isFetchingNextPage, fetchNextPage]);
  const shelf = useShelf({ loaded: games.length, places: games.length + kept, onNeedsMore });
  const title = ownTitle ?? t(label);

  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(
        styles.section,
        !near && styles.unseen,
        inFirstView && !isDefaultLook(look) && styles.drawnAtOnce,
      )}
    >
      <header className={head}>
        <div className={titleStyle}>
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
        </div>
        <SectionLinks category={title} more={sectionPath(id, vassalage)} {...shelf} />
      </header>
      {near && (
        <div className={styles.live}>
          {vendor === undefined && vendors.length !== 1 && (
            <VendorChips
              label={t('lobby:section.vendors', { category: title })}
              vendors={vendors}
              chosen={vassalage}
              onChoose={setVassalage}
            />
          )}
          {error && !data ? (
            <ErrorState
              title={t('games:failed')}
              hint={words(error)}
              retryLabel={t('games:retry')}
              onRetry={refetch}
            />
          ) : data && games.length === 0 ? (
            <EmptyState title={t('games:in_no_data')} hint={t('games:emptyHint')} icon="games" />
          ) : (
            <GameShelf
              key={vassalage ?? 'all'}
              shape={shapeOf(shape)}
              look={look}
              labelledBy={titleId}
              games={games}
              kept={kept}
              loading={!data}
              scroller={shelf.ref}
            />
          )}
          {error && data && (
            <MoreFailed
              words={words(error)}
              busy={isFetchingNextPage}
              onRetry={goesOn ? fetchNextPage : refetch}
            />
          )}
        </div>
      )}
    </section>
  );
}

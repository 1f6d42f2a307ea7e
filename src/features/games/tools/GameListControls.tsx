import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { newGameVendorsQuery } from '#src/platform/endpoints/games/gameLanes.ts';
import type { VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';
import { GAME_SECTIONS } from '#src/platform/endpoints/games/gameSections.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import type { ListView } from '../listView.ts';
import * as styles from './GameListControls.css.ts';
import { GameSearch } from './GameSearch.tsx';
import { SortLinks } from './SortLinks.tsx';
import { VendorLinks } from './VendorLinks.tsx';

export interface GameListControlsProps {
  view: ListView;
  /** Undefined until the platform has responded. */
  vendors: readonly VendorCard[] | undefined;
}

/** The filters of a list: its vendors, if there are several; and, if it lists games, a search and the order. */
export function GameListControls({ view, vendors }: GameListControlsProps) {
  const { i18n } = useTranslation();
  const { data } = useQuery(newGameVendorsQuery(usePlatform(), i18n.language));
  const { filter, searchable } = GAME_SECTIONS[view.section];
  const lane = data?.data.lanes.find(({ gameType }) => gameType === filter.gameType);
  const newGames = new Map(lane?.cards.map(({ vassalage, games }) => [vassalage, games]));
  return (
    <div className={styles.tools}>
      {searchable && (
        <div className={styles.finding}>
          <div className={styles.search}>
            <GameSearch view={view} />
          </div>
          <SortLinks view={view} />
        </div>
      )}
      {(!vendors || vendors.length > 1) && (
        <div className={styles.vendors}>
          {vendors ? (
            <VendorLinks view={view} vendors={vendors} newGames={newGames} />
          ) : (
            <Skeleton shape="pill" />
          )}
        </div>
      )}
    </div>
  );
}

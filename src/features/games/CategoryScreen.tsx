import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { GameCategory } from '#src/brand/gameCategory.ts';
import { gameMenusQuery } from '#src/platform/endpoints/games/gameMenus.ts';
import { GAME_SECTIONS, sectionVendors } from '#src/platform/endpoints/games/gameSections.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useScreenTitle } from '#src/session/screenTitle.ts';
import { ContentBlocks } from '#src/shared/blocks/ContentBlocks.tsx';
import { GameActionsProvider } from '#src/shared/games/GameActionsProvider.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import * as styles from './CategoryScreen.css.ts';
import { GameList } from './list/GameList.tsx';
import { type ListView, listPath, readListView } from './listView.ts';
import { RoomLinks } from './rooms/RoomLinks.tsx';
import { RoomList } from './rooms/RoomList.tsx';
import { readRoomView } from './rooms/roomView.ts';
import { GameListControls } from './tools/GameListControls.tsx';
import { VendorHead } from './vendor/VendorHead.tsx';
import { VendorHeadSkeleton } from './vendor/VendorHeadSkeleton.tsx';

interface GamesProps {
  view: ListView;
  /** The header of the section, shown with all of its games; a vendor's games have the vendor's header. */
  head: ReactNode;
}

/** The games of a view with their filters. A vendor that is not in the section is ignored. */
function Games({ view, head }: GamesProps) {
  const { i18n } = useTranslation();
  const { data: menus, isError } = useQuery(gameMenusQuery(usePlatform(), i18n.language));
  const vendors = menus && sectionVendors(view.section, menus);
  const vendor = vendors?.find(({ vassalage }) => vassalage === view.vassalage);
  const known = vendors && !vendor ? { ...view, vassalage: undefined } : view;
  const waits = known.vassalage !== undefined && !isError;
  return (
    <>
      {vendor ? <VendorHead view={view} vendor={vendor} /> : waits ? <VendorHeadSkeleton /> : head}
      <GameListControls view={known} vendors={vendors} />
      <GameList key={listPath(known)} view={known} />
    </>
  );
}

/**
 * The games of a category (S2.4, S2.5), filtered by the address: `vassalage` is a vendor, whose logo is then at the top, `classify` the
 * crash games of the slots or the cockfights of the sports, `name` part of a name. Card and board games also show their tables.
 */
export function CategoryScreen({ category }: { category?: GameCategory }) {
  const { t } = useTranslation(['games', 'modules']);
  const { pages } = useBrand();
  const [query] = useSearchParams();
  if (!category) throw new Error('CategoryScreen needs the category of its row in the registry');
  const view = readListView(category, query);
  // A section of a category has its address, but a name of its own.
  useScreenTitle(t(GAME_SECTIONS[view.section].label));
  const rooms = category === 'PVP' ? readRoomView(query) : undefined;
  const own = category === 'ESPORTS' ? undefined : pages.games?.[category];
  const head = (
    <>
      <Heading level={1}>{t(GAME_SECTIONS[view.section].label)}</Heading>
      {rooms && <RoomLinks shown={rooms} />}
      {own && <ContentBlocks blocks={own} list={`games.${category}`} />}
    </>
  );
  return (
    <GameActionsProvider>
      <div className={styles.screen}>
        {rooms === 'tables' ? (
          <>
            {head}
            <RoomList />
          </>
        ) : (
          <Games view={view} head={head} />
        )}
      </div>
    </GameActionsProvider>
  );
}

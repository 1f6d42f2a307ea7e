import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { GameCategory } from '#src/brand/gameCategory.ts';
import { gameMenusQuery } from '#src/platform/endpoints/games/gameMenus.ts';
import { GAME_SECTIONS, sectionVendors } from '#src/platform/endpoints/games/gameSections.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { GameActionsProvider } from '#src/session/games/GameActions.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import * as styles from './CategoryScreen.css.ts';
import { GameList } from './list/GameList.tsx';
import { type ListView, listPath, readListView } from './listView.ts';
import { RoomLinks } from './rooms/RoomLinks.tsx';
import { RoomList } from './rooms/RoomList.tsx';
import { readRoomView } from './rooms/roomView.ts';
import { GameTools } from './tools/GameTools.tsx';

/** The games of a view, with what narrows it. A vendor that is not in the section narrows nothing. */
function Games({ view }: { view: ListView }) {
  const { i18n } = useTranslation();
  const { data: menus } = useQuery(gameMenusQuery(usePlatform(), i18n.language));
  const vendors = menus && sectionVendors(view.section, menus);
  const unknown = vendors && !vendors.some(({ vassalage }) => vassalage === view.vassalage);
  const known = unknown ? { ...view, vassalage: undefined } : view;
  return (
    <>
      <GameTools view={known} vendors={vendors} />
      <GameList key={listPath(known)} view={known} />
    </>
  );
}

/**
 * The games of a category (S2.4, S2.5), narrowed and ordered by the address: `vassalage` is a vendor, `classify` the crash games of
 * the slots or the cockfights of the sports, `name` a part of a name. Games of cards and boards show their tables too.
 */
export function CategoryScreen({ category }: { category?: GameCategory }) {
  const { t } = useTranslation(['games', 'modules']);
  const [query] = useSearchParams();
  if (!category) throw new Error('CategoryScreen needs the category of its row in the registry');
  const view = readListView(category, query);
  const rooms = category === 'PVP' ? readRoomView(query) : undefined;
  return (
    <GameActionsProvider>
      <div className={styles.screen}>
        <Heading level={1}>{t(GAME_SECTIONS[view.section].label)}</Heading>
        {rooms && <RoomLinks shown={rooms} />}
        {rooms === 'tables' ? <RoomList /> : <Games view={view} />}
      </div>
    </GameActionsProvider>
  );
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { GameCategory } from '#src/brand/gameCategory.ts';
import {
  GAME_SECTIONS,
  type GameSectionId,
  sectionAt,
  sectionVendors,
} from '#src/platform/endpoints/gameSections.ts';
import { gameListQuery, gameMenusQuery } from '#src/platform/endpoints/games.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import * as styles from './CategoryScreen.css.ts';
import { GameList } from './GameList.tsx';
import { VendorLinks } from './VendorLinks.tsx';

/** Games a page outside the lobby (S9.3). */
const PAGE_SIZE = 24;

function SectionScreen({ id, vassalage }: { id: GameSectionId; vassalage: string | null }) {
  const { t, i18n } = useTranslation(['games', 'modules']);
  const platform = usePlatform();
  const { filter, label } = GAME_SECTIONS[id];
  const { data: menus } = useQuery(gameMenusQuery(platform, i18n.language));
  const vendors = menus && sectionVendors(id, menus);
  const unknown = vendors && !vendors.some((vendor) => vendor.vassalage === vassalage);
  const chosen = unknown ? undefined : (vassalage ?? undefined);
  const list = useInfiniteQuery(
    gameListQuery(platform, i18n.language, { ...filter, vassalage: chosen }, PAGE_SIZE),
  );
  return (
    <div className={styles.screen}>
      <Heading level={1}>{t(label)}</Heading>
      <div className={styles.filters}>
        <VendorLinks section={id} vendors={vendors ?? []} chosen={chosen} />
      </div>
      <GameList section={id} list={list} narrowed={chosen !== undefined} />
    </div>
  );
}

/**
 * The games of a category, 24 a page (S2.4, S2.5, S9.3). The address narrows them: `vassalage` to a vendor, `classify`
 * to the crash games of the slots or the cockfights of the sports.
 */
export function CategoryScreen({ category }: { category?: GameCategory }) {
  const [query] = useSearchParams();
  if (!category) throw new Error('CategoryScreen needs the category of its row in the registry');
  return (
    <SectionScreen
      id={sectionAt(category, query.get('classify'))}
      vassalage={query.get('vassalage')}
    />
  );
}

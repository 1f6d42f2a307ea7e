import { useQuery } from '@tanstack/react-query';
import { lazy, memo, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { gameMenusQuery, type MenuCategory } from '#src/platform/endpoints/games/gameMenus.ts';
import { gameSections } from '#src/platform/endpoints/games/gameSections.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useSession } from '#src/session/SessionContext.tsx';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { GameActionsProvider } from '#src/shared/games/GameActionsProvider.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { BannerCarousel } from './banner/BannerCarousel.tsx';
import * as styles from './LobbyScreen.css.ts';
import { GameMenu } from './menu/GameMenu.tsx';
import { NoticeBar } from './notices/NoticeBar.tsx';
import { GameSection } from './section/GameSection.tsx';
import { WinnerBoard } from './winners/WinnerBoard.tsx';

/** For players only. The lobby works without them if they fail to load. */
const OwnShelves = lazy(() =>
  import('./own/OwnShelves.tsx').then(
    ({ OwnShelves }) => ({ default: OwnShelves }),
    () => ({ default: () => null }),
  ),
);

/**
 * The sections of the brand. They rerender only with the menu: otherwise an answer that arrives while a prerendered page hydrates would
 * hydrate all of them in one long task.
 */
const GameSections = memo(function GameSections({
  menus,
}: {
  menus: readonly MenuCategory[] | undefined;
}) {
  const { categories } = useBrand();
  return gameSections(categories, menus).map((id, place) => (
    <Suspense key={id}>
      <GameSection id={id} menus={menus} inFirstView={place === 0} />
    </Suspense>
  ));
});

/**
 * The lobby (S2.1): banner (hidden during a break), notices, game menu, the player's own games, the brand's sections, winner board. Each
 * section has its own boundary, so that a prerendered page hydrates piece by piece and responds to touch in between.
 */
export function LobbyScreen() {
  const { t, i18n } = useTranslation('lobby');
  const brand = useBrand();
  const { data } = useQuery(gameMenusQuery(usePlatform(), i18n.language));
  const onBreak = useBreakUntil() !== undefined;
  const { token } = useSession();
  // The menu changes every section: deferred, they render in slices.
  const menus = useDeferredValue(data);
  const sections = gameSections(brand.categories, menus);
  return (
    <div className={styles.lobby}>
      <VisuallyHidden as="h1">{t('heading', { brand: brand.name })}</VisuallyHidden>
      <div className={styles.top}>
        {!onBreak && <BannerCarousel banners={brand.banners.w_home} />}
        {brand.modules.announcements && <NoticeBar />}
        <GameMenu sections={sections} />
      </div>
      <GameActionsProvider>
        {token !== undefined && (
          <Suspense>
            <OwnShelves />
          </Suspense>
        )}
        <GameSections menus={menus} />
      </GameActionsProvider>
      {brand.modules.winnerBoard && (
        <Suspense>
          <WinnerBoard />
        </Suspense>
      )}
    </div>
  );
}

import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { MenuCategory } from '#src/platform/endpoints/games/gameMenus.ts';
import { gameSections } from '#src/platform/endpoints/games/gameSections.ts';
import { textIn } from '#src/shared/banners/textIn.ts';
import type { BlockProps } from '../blocks/blockProps.ts';
import { useMenus } from '../menu/useMenus.ts';
import { GameSection } from './GameSection.tsx';

interface SectionsProps extends BlockProps<'games'> {
  menus: readonly MenuCategory[] | undefined;
}

/**
 * The sections rerender only with the menu: otherwise an answer that arrives while a prerendered page hydrates would hydrate all of them in
 * one long task. Each has its own boundary, so that the page hydrates piece by piece and responds to touch in between.
 */
const Sections = memo(function Sections({ block, inFirstView, menus }: SectionsProps) {
  const { i18n } = useTranslation();
  const { categories } = useBrand();
  const { section, title } = block;
  const known = section !== undefined && !menus ? [section] : gameSections(categories, menus);
  const shown = section === undefined ? known : known.filter((id) => id === section);
  return shown.map((id, place) => (
    <Suspense key={id}>
      <GameSection
        id={id}
        menus={menus}
        inFirstView={inFirstView && place === 0}
        choice={block}
        title={title && textIn(title, i18n.language)}
        look={block}
      />
    </Suspense>
  ));
});

/** Sections of games: all of the brand in order (S2.23), or one of them. */
export function GamesBlock(props: BlockProps<'games'>) {
  return <Sections {...props} menus={useMenus()} />;
}

import { useBrand } from '#src/brand/BrandContext.tsx';
import { gameSections } from '#src/platform/endpoints/games/gameSections.ts';
import { GameMenu } from './GameMenu.tsx';
import { useMenus } from './useMenus.ts';

/** The game menu, with all sections of the brand. */
export function GameMenuBlock() {
  const { categories } = useBrand();
  return <GameMenu sections={gameSections(categories, useMenus())} />;
}

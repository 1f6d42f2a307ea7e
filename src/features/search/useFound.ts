import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { gameMenusQuery } from '#src/platform/endpoints/games/gameMenus.ts';
import {
  GAME_SECTIONS,
  type GameSectionId,
  gameSections,
} from '#src/platform/endpoints/games/gameSections.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { type FoundVendor, matchingVendors } from './matchingVendors.ts';

/** A category that a search found, by its name on this site. */
export interface FoundCategory {
  id: GameSectionId;
  name: string;
}

/** The search results from the platform's menu; empty while it loads or if it failed to. */
export interface Found {
  vendors: readonly FoundVendor[];
  categories: readonly FoundCategory[];
}

/** The vendors whose name or code has a text, and the categories whose name has it. */
export function useFound(text: string): Found {
  const { t, i18n } = useTranslation(['search', 'modules']);
  const { categories } = useBrand();
  const { data: menus } = useQuery(gameMenusQuery(usePlatform(), i18n.language));
  const wanted = text.trim().toLowerCase();
  // Word joiners, which hold the syllables of some languages together, are not typed.
  const plain = (name: string) => name.replaceAll('\u2060', '').toLowerCase();
  if (!menus || wanted === '') return { vendors: [], categories: [] };
  return {
    vendors: matchingVendors(menus, text),
    categories: gameSections(categories, menus)
      .map((id) => ({ id, name: t(GAME_SECTIONS[id].label) }))
      .filter(({ name }) => plain(name).includes(wanted)),
  };
}

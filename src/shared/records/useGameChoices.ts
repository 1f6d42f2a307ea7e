import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { gameMenusQuery } from '#src/platform/endpoints/games/gameMenus.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import type { Option } from '#src/ui/select/options.ts';
import { ALL, type GameFilter } from './gameFilter.ts';

/** The labels of the choices for all games. */
export interface AllGames {
  allTypes: string;
  allVendors: string;
}

/** The game types and vendors that bets can be filtered by: those of the site's menu, and one in the address. */
export function useGameChoices({ gameType, vendor }: GameFilter, words: AllGames) {
  const { i18n } = useTranslation();
  const { data: menus = [] } = useQuery(gameMenusQuery(usePlatform(), i18n.language));
  const types = new Map<string, string>(gameType && [[gameType, gameType]]);
  const vendors = new Map<string, string>(vendor === undefined ? [] : [[vendor, vendor]]);
  for (const menu of menus) {
    types.set(menu.gameType, menu.title);
    if (gameType !== undefined && menu.gameType !== gameType) continue;
    for (const { vassalage, displayName } of menu.cards) vendors.set(vassalage, displayName);
  }
  const options = (all: string, names: ReadonlyMap<string, string>): Option<string>[] => [
    { value: ALL, label: all },
    ...[...names].map(([value, label]) => ({ value, label })),
  ];
  const byName = [...vendors].sort(([, one], [, other]) => one.localeCompare(other, i18n.language));
  return {
    types: options(words.allTypes, types),
    vendors: options(words.allVendors, new Map(byName)),
  };
}

import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { gameMenusQuery, type MenuCategory } from '#src/platform/endpoints/games/gameMenus.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** The platform's menu once loaded. It changes every section of the lobby: deferred, they render in slices. */
export function useMenus(): readonly MenuCategory[] | undefined {
  const { i18n } = useTranslation();
  const { data } = useQuery(gameMenusQuery(usePlatform(), i18n.language));
  return useDeferredValue(data);
}

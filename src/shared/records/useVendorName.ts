import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { gameMenusQuery } from '#src/platform/endpoints/games/gameMenus.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** A function from a vendor's code to its name in the site's menu, or to the code. */
export function useVendorName(): (code: string) => string {
  const { i18n } = useTranslation();
  const { data: menus } = useQuery(gameMenusQuery(usePlatform(), i18n.language));
  return useCallback(
    (code: string) => {
      const card = menus?.flatMap(({ cards }) => cards).find(({ vassalage }) => vassalage === code);
      return card?.displayName ?? code;
    },
    [menus],
  );
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { ModuleRow } from '#src/modules/types.ts';
import { useNamedScreen } from '#src/session/screenTitle.ts';

/**
 * Sets the window title: to the name that the screen has given itself, such as a game's; otherwise to that of the address's row (also of a
 * popup), or of the not-found page if there is no row.
 */
export function useTitle(row: ModuleRow | undefined): void {
  const { t } = useTranslation(['app', 'modules']);
  const { page } = useSite();
  const { name } = useBrand();
  const named = useNamedScreen(row?.popup ? 'popup' : 'screen');
  const label = named ?? t(row?.label ?? 'modules:notFound');
  const ofRow = t('title', { page: label, brand: name });
  const title = row?.route === '/' ? page.title : ofRow;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

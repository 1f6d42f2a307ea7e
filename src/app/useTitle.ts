import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { ModuleRow } from '#src/modules/types.ts';

/** Sets the window title to the name of the address's row, a popup's too; the not-found page's if there is no row. */
export function useTitle(row: ModuleRow | undefined): void {
  const { t } = useTranslation(['app', 'modules']);
  const { page } = useSite();
  const { name } = useBrand();
  const ofRow = t('title', { page: t(row?.label ?? 'modules:notFound'), brand: name });
  const title = row?.route === '/' ? page.title : ofRow;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

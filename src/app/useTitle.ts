import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { ModuleRow } from '#src/modules/types.ts';

/** The title of the window while a row's screen is on show; of the not-found page where there is no row. */
export function useTitle(row: ModuleRow | undefined): string {
  const { t } = useTranslation(['app', 'modules']);
  const { page } = useSite();
  const { name } = useBrand();
  if (row?.route === '/') return page.title;
  return t('title', { page: t(row?.label ?? 'modules:notFound'), brand: name });
}

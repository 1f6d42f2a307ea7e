import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Layout } from '#src/app/layout/Layout.tsx';
import { ScreenView } from '#src/app/ScreenView.tsx';
import { useSite } from '#src/app/SiteContext.tsx';
import { useCurrentRow } from '#src/app/useCurrentRow.ts';
import { useScrollMemory } from '#src/app/useScrollMemory.ts';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { NOT_FOUND_SCREEN } from '#src/modules/registry.ts';
import { categoryOf } from '#src/modules/select.ts';

/** The site as the address asks for it: the layout, and in it the screen of the row, or the not-found page. */
export function SiteRoutes() {
  const { t } = useTranslation(['app', 'modules']);
  const { page, screens } = useSite();
  const { name } = useBrand();
  const row = useCurrentRow();
  const last = useRef<string>(undefined);
  useScrollMemory();

  const Screen = screens(row?.screen ?? NOT_FOUND_SCREEN);
  const category = row && categoryOf(row);
  const label = t(row?.label ?? 'modules:notFound');
  const title = row?.route === '/' ? page.title : t('title', { page: label, brand: name });
  return (
    <Layout>
      <ScreenView id={row?.id ?? ''} title={title} last={last}>
        <Screen {...(category && { category })} />
      </ScreenView>
    </Layout>
  );
}

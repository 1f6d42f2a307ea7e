import { lazy, Suspense } from 'react';
import { FallbackBoundary } from '#src/ui/fallback/FallbackBoundary.tsx';
import { useNear } from '#src/ui/useNear.ts';
import { DataSaver } from './DataSaver.tsx';
import * as styles from './Footer.css.ts';
import { FooterColumns } from './FooterColumns.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LegalBlock } from './LegalBlock.tsx';

const FooterVendors = lazy(async () => ({
  default: (await import('./FooterVendors.tsx')).FooterVendors,
}));

/** The id of the footer, which is also the site map. */
export const FOOTER_ID = 'site-map';

/** The footer of every page: all screens, the brand's profiles, and who runs the site (S2.22). */
export function Footer({ bare = false }: { bare?: boolean }) {
  const [near, ref] = useNear();
  return (
    <footer id={FOOTER_ID} className={styles.footer} tabIndex={-1}>
      <div className={styles.inner}>
        {!bare && <FooterColumns />}
        {!bare && (
          <div ref={ref} className={styles.vendors}>
            {near && (
              <FallbackBoundary>
                <Suspense>
                  <FooterVendors />
                </Suspense>
              </FallbackBoundary>
            )}
          </div>
        )}
        <div className={styles.base}>
          <LegalBlock />
          <div className={styles.languages}>
            <LanguageLinks noted />
            {!bare && <DataSaver />}
          </div>
        </div>
      </div>
    </footer>
  );
}

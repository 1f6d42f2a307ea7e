import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { NETWORK_NAMES } from '#src/brand/contact.ts';
import { rowsAt } from '#src/modules/select.ts';
import { FallbackBoundary } from '#src/ui/fallback/FallbackBoundary.tsx';
import { useNear } from '#src/ui/useNear.ts';
import { DataSaver } from './DataSaver.tsx';
import { EntryLink } from './EntryLink.tsx';
import * as styles from './Footer.css.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LegalBlock } from './LegalBlock.tsx';

const FooterVendors = lazy(async () => ({
  default: (await import('./FooterVendors.tsx')).FooterVendors,
}));

/** The id of the footer, which is also the site map. */
export const FOOTER_ID = 'site-map';

interface ColumnProps {
  title: string;
  /** Many entries, in two columns. */
  long?: boolean;
  children: ReactNode;
}

function Column({ title, long = false, children }: ColumnProps) {
  return (
    <div className={long ? styles.wide : undefined}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={long ? styles.sideBySide : styles.links}>{children}</ul>
    </div>
  );
}

/** The footer of every page: all screens, the brand's profiles, and who runs the site (S2.22). */
export function Footer({ bare = false }: { bare?: boolean }) {
  const { t } = useTranslation('app');
  const { support } = useBrand();
  const [near, ref] = useNear();
  const entries = rowsAt(useSite().rows, 'footer');
  const games = entries.filter((row) => row.category !== undefined);
  const others = entries.filter((row) => row.category === undefined);
  const links = (rows: typeof entries) =>
    rows.map((row) => (
      <li key={row.id}>
        <EntryLink row={row} className={styles.link} />
      </li>
    ));
  return (
    <footer id={FOOTER_ID} className={styles.footer} tabIndex={-1}>
      <div className={styles.inner}>
        {!bare && (
          <nav className={styles.columns} aria-label={t('nav.footer')}>
            {games.length > 0 && (
              <Column title={t('footer.games')} long>
                {links(games)}
              </Column>
            )}
            <Column title={t('footer.help')}>{links(others)}</Column>
            {(support.social.length > 0 || support.email !== undefined) && (
              <Column title={t('footer.contact')}>
                {support.email !== undefined && (
                  <li>
                    <a className={styles.link} href={`mailto:${support.email}`}>
                      {support.email}
                    </a>
                  </li>
                )}
                {support.social.map(({ csType, url }) => (
                  <li key={url}>
                    <a className={styles.link} href={url} rel="noopener">
                      {NETWORK_NAMES[csType]}
                    </a>
                  </li>
                ))}
              </Column>
            )}
          </nav>
        )}
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
            <LanguageLinks />
            {!bare && <DataSaver />}
          </div>
        </div>
      </div>
    </footer>
  );
}

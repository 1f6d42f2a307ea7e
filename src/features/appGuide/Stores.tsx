import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { PageBrand } from '#src/brand/page.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './AppGuideScreen.css.ts';

/** Names of the stores, the same in every language. */
const STORE_NAMES: Record<PageBrand['apps'][number]['store'], string> = {
  'app-store': 'App Store',
  'google-play': 'Google Play',
  'galaxy-store': 'Galaxy Store',
  'app-gallery': 'AppGallery',
  'microsoft-store': 'Microsoft Store',
};

/** The brand's apps in stores, each a badge; nothing without any. */
export function Stores() {
  const { t } = useTranslation('appGuide');
  const { apps } = useBrand();
  if (apps.length === 0) return null;
  return (
    <section className={styles.part}>
      <Heading level={2}>{t('stores.title')}</Heading>
      <ul className={styles.stores}>
        {apps.map(({ store, url }) => (
          <li key={url}>
            <a className={styles.badge} href={url} rel="noopener">
              <Icon name="download" size="l" />
              <span className={styles.badgeWords}>
                <span className={styles.badgeLead}>{t('stores.from')}</span>{' '}
                <span>{STORE_NAMES[store]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

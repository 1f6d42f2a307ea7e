import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { gameMenusQuery, type VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';
import { vendorPath } from '#src/platform/endpoints/games/launchPath.ts';
import { pictureAddress } from '#src/platform/endpoints/games/pictureAddress.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import * as styles from './FooterVendors.css.ts';
import { VendorLink } from './games/VendorLink.tsx';

/** The logos of all vendors (S2.22), each once and linked to its first category; nothing if the platform does not name them. */
export function FooterVendors() {
  const { t, i18n } = useTranslation('app');
  const { platform, categories } = useBrand();
  const { data = [] } = useQuery(gameMenusQuery(usePlatform(), i18n.language));
  const shown = data.filter(({ gameType }) => categories.some((each) => each === gameType));
  const vendors = new Map<string, VendorCard>();
  for (const card of shown.flatMap(({ cards }) => cards)) {
    if (!vendors.has(card.vassalage)) vendors.set(card.vassalage, card);
  }
  if (vendors.size === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('nav.vendors')}>
      {[...vendors.values()].map((card) => (
        <li key={card.vassalage}>
          <VendorLink to={vendorPath(card)} className={styles.vendor}>
            <img
              className={styles.mark}
              src={pictureAddress(card.showIcon, platform)}
              alt={card.displayName}
              title={card.displayName}
              width={40}
              height={40}
              loading="lazy"
              decoding="async"
            />
          </VendorLink>
        </li>
      ))}
    </ul>
  );
}

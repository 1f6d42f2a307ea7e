import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { MenuCategory } from '#src/platform/endpoints/games/gameMenus.ts';
import {
  GAME_SECTIONS,
  type GameSectionId,
  sectionVendors,
} from '#src/platform/endpoints/games/gameSections.ts';
import { pictureAddress } from '#src/platform/endpoints/games/pictureAddress.ts';
import { vendorPathInSection } from '#src/platform/endpoints/games/vendorPathInSection.ts';
import * as styles from './GamesPanel.css.ts';
import { VendorLink } from './VendorLink.tsx';

/** More vendors than this make the drop-down a large one (S2.18). */
const LARGE = 10;

export interface VendorListProps {
  section: GameSectionId;
  menus: readonly MenuCategory[];
  onFollow: () => void;
}

/** The vendors of a section, each linked to its games (S4.12). */
export function VendorList({ section, menus, onFollow }: VendorListProps) {
  const { t } = useTranslation(['app', 'modules']);
  const { platform } = useBrand();
  const vendors = sectionVendors(section, menus);
  const size = vendors.length > LARGE ? 'large' : 'small';
  const label = t('nav.vendorsOf', { category: t(GAME_SECTIONS[section].label) });
  return (
    <ul aria-label={label} className={styles.vendors[size]}>
      {vendors.map((card) => (
        <li key={card.vassalage}>
          <VendorLink
            to={vendorPathInSection(section, card)}
            className={styles.vendor}
            onFollow={onFollow}
          >
            <img
              className={styles.mark}
              src={pictureAddress(card.showIcon, platform)}
              alt=""
              width={32}
              height={32}
              loading="lazy"
              decoding="async"
            />
            {card.displayName}
          </VendorLink>
        </li>
      ))}
    </ul>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { gameMenusQuery } from '#src/platform/endpoints/games/gameMenus.ts';
import {
  GAME_SECTIONS,
  gameSections,
  sectionPath,
} from '#src/platform/endpoints/games/gameSections.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import * as styles from './GamesPanel.css.ts';
import { VendorList } from './VendorList.tsx';

export interface GamesPanelProps {
  onFollow: () => void;
}

/** Every category that has vendors, and the vendors of the highlighted category (S2.18). */
export function GamesPanel({ onFollow }: GamesPanelProps) {
  const { t, i18n } = useTranslation(['app', 'modules']);
  const { categories } = useBrand();
  const { data: menus } = useQuery(gameMenusQuery(usePlatform(), i18n.language));
  const sections = gameSections(categories, menus);
  const [chosen, setChosen] = useState(sections[0]);
  const shown = chosen !== undefined && sections.includes(chosen) ? chosen : sections[0];
  return (
    <div className={styles.panel}>
      <ul className={styles.categories}>
        {sections.map((id) => (
          <li key={id}>
            <RouteLink
              to={sectionPath(id)}
              className={styles.category}
              data-shown={id === shown || undefined}
              onPointerEnter={() => setChosen(id)}
              onFocus={() => setChosen(id)}
              onClick={onFollow}
            >
              {t(GAME_SECTIONS[id].label)}
            </RouteLink>
          </li>
        ))}
      </ul>
      {shown && menus && <VendorList section={shown} menus={menus} onFollow={onFollow} />}
    </div>
  );
}

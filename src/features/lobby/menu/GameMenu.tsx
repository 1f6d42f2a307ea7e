import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import {
  GAME_SECTIONS,
  type GameSectionId,
  sectionPath,
} from '#src/platform/endpoints/games/gameSections.ts';
import { SECTION_ICONS } from '#src/platform/endpoints/games/sectionIcons.ts';
import { usePopupAbove } from '#src/session/usePopupAbove.ts';
import { BannerPicture } from '#src/shared/banners/BannerPicture.tsx';
import { size } from '#src/ui/icon/Icon.css.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import { ScrollRow } from '#src/ui/scrollRow/ScrollRow.tsx';
import { item } from './GameMenu.css.ts';

/**
 * The game menu of the lobby: home, the search of all games (a phone's header has no room for it), the favourites (visitors log in for
 * them), then the brand's sections (S2.23).
 */
export function GameMenu({ sections }: { sections: readonly GameSectionId[] }) {
  const { t } = useTranslation(['lobby', 'modules']);
  const { pictures = {} } = useBrand().look;
  const above = usePopupAbove();
  return (
    <nav aria-label={t('lobby:menu')}>
      <ScrollRow label={t('lobby:menu')}>
        <li>
          <RouteLink to="/" aria-current="page" className={item}>
            <Icon name="home" size="l" />
            {t('modules:home')}
          </RouteLink>
        </li>
        <li>
          <RouteLink to="/search" state={above} className={item}>
            <Icon name="search" size="l" />
            {t('lobby:search')}
          </RouteLink>
        </li>
        <li>
          <RouteLink to="/favorite" className={item}>
            <Icon name="heart" size="l" />
            {t('lobby:favourites')}
          </RouteLink>
        </li>
        {sections.map((id) => {
          const picture = pictures[id];
          return (
            <li key={id}>
              <RouteLink to={sectionPath(id)} className={item}>
                {picture ? (
                  <BannerPicture picture={picture} alt="" className={size.xl} sizes="40px" />
                ) : (
                  <Icon name={SECTION_ICONS[id]} size="l" />
                )}
                {t(GAME_SECTIONS[id].label)}
              </RouteLink>
            </li>
          );
        })}
      </ScrollRow>
    </nav>
  );
}

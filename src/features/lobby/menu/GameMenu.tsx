import { useTranslation } from 'react-i18next';
import {
  GAME_SECTIONS,
  type GameSectionId,
  sectionPath,
} from '#src/platform/endpoints/games/gameSections.ts';
import { usePopupAbove } from '#src/session/usePopupAbove.ts';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import { ScrollRow } from '#src/ui/scrollRow/ScrollRow.tsx';
import { item } from './GameMenu.css.ts';

const ICONS: Record<GameSectionId, IconProps['name']> = {
  LOTT: 'lottery',
  ELOTT: 'ticket',
  LIVE: 'live',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  COCKFIGHT: 'feather',
  FISH: 'fish',
  RNG: 'slots',
  MXWIN: 'crash',
  PVP: 'cards',
};

/**
 * The game menu of the lobby: home, the search of all games (a phone's header has no room for it), the favourites (visitors log in for
 * them), then the brand's sections (S2.23).
 */
export function GameMenu({ sections }: { sections: readonly GameSectionId[] }) {
  const { t } = useTranslation(['lobby', 'modules']);
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
        {sections.map((id) => (
          <li key={id}>
            <RouteLink to={sectionPath(id)} className={item}>
              <Icon name={ICONS[id]} size="l" />
              {t(GAME_SECTIONS[id].label)}
            </RouteLink>
          </li>
        ))}
      </ScrollRow>
    </nav>
  );
}

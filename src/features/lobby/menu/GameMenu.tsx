import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  GAME_SECTIONS,
  type GameSectionId,
  sectionPath,
} from '#src/platform/endpoints/games/gameSections.ts';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
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

/** The game menu of the lobby: home, the favourites (which visitors log in for), then the sections of the brand (S2.23). */
export function GameMenu({ sections }: { sections: readonly GameSectionId[] }) {
  const { t } = useTranslation(['lobby', 'modules']);
  return (
    <nav aria-label={t('lobby:menu')}>
      <ScrollRow label={t('lobby:menu')}>
        <li>
          <Link to="/" aria-current="page" className={item}>
            <Icon name="home" size="l" />
            {t('modules:home')}
          </Link>
        </li>
        <li>
          <Link to="/favorite" className={item}>
            <Icon name="heart" size="l" />
            {t('lobby:favourites')}
          </Link>
        </li>
        {sections.map((id) => (
          <li key={id}>
            <Link to={sectionPath(id)} className={item}>
              <Icon name={ICONS[id]} size="l" />
              {t(GAME_SECTIONS[id].label)}
            </Link>
          </li>
        ))}
      </ScrollRow>
    </nav>
  );
}

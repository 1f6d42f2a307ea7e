import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { gameCard } from '#src/platform/endpoints/gameCard.ts';
import { GAME_SECTIONS, type GameSectionId } from '#src/platform/endpoints/gameSections.ts';
import type { Game } from '#src/platform/endpoints/games.ts';
import { GameCard } from '#src/ui/gameCard/GameCard.tsx';
import { GameCardSkeleton } from '#src/ui/gameCard/GameCardSkeleton.tsx';
import { shape as shapes } from './CategoryScreen.css.ts';

/** The places kept for the games of a page that is on its way: two rows on the widest screens. */
const PLACES = Array.from({ length: 12 }, (_, place) => `place ${place}`);

export interface GameGridProps {
  section: GameSectionId;
  games: readonly Game[];
  /** Further games are on their way. */
  waiting: boolean;
}

/** Games in rows that fill the width. */
export function GameGrid({ section, games, waiting }: GameGridProps) {
  const { t } = useTranslation(['games', 'modules']);
  const { platform } = useBrand();
  const { shape, label } = GAME_SECTIONS[section];
  return (
    <ul className={shapes[shape]} aria-label={t(label)} aria-busy={waiting}>
      {games.map((game) => (
        <li key={game.nodeId}>
          <GameCard {...gameCard(game, section, platform)} />
        </li>
      ))}
      {waiting && PLACES.map((place) => <GameCardSkeleton key={place} shape={shape} />)}
    </ul>
  );
}

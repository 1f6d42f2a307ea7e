import type { RefCallback } from 'react';
import type { GameShape } from '#src/platform/endpoints/games/gameCard.ts';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import { GameTile } from '#src/shared/games/GameTile.tsx';
import { classNames } from '#src/ui/classNames.ts';
import { GameCardSkeleton } from '#src/ui/gameCard/GameCardSkeleton.tsx';
import * as styles from './GameShelf.css.ts';

/** More games than this take a second row (S9.3). */
const ROW = 6;

export interface GameShelfProps {
  shape: GameShape;
  /** The id of its heading. */
  labelledBy: string;
  games: readonly Game[];
  /** The number of skeletons behind the games. */
  kept: number;
  /** No games yet. */
  loading: boolean;
  /** The element that scrolls. */
  scroller: RefCallback<HTMLElement>;
  /** The games were played before: a tap resumes one at once. */
  resumes?: boolean;
}

/** One or two rows of games that scroll sideways, with skeletons for those still loading. */
export function GameShelf({
  shape,
  labelledBy,
  games,
  kept,
  loading,
  scroller,
  resumes,
}: GameShelfProps) {
  const places = Array.from({ length: kept }, (_, index) => games.length + index);
  const rows = games.length + kept > ROW ? 'two' : 'one';
  return (
    <ul
      ref={scroller}
      aria-labelledby={labelledBy}
      aria-busy={loading}
      className={classNames(styles.shelf, styles.shape[shape], styles.rows[rows])}
    >
      {games.map((game) => (
        <li key={game.nodeId}>
          <GameTile game={game} shape={shape} resumes={resumes} />
        </li>
      ))}
      {places.map((place) => (
        <GameCardSkeleton key={place} shape={shape} still={!loading} />
      ))}
    </ul>
  );
}

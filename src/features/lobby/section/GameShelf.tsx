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
  /** The words that head the shelf. */
  labelledBy: string;
  games: readonly Game[];
  /** Places kept behind the games, for those to come. */
  kept: number;
  /** Nothing is there yet. */
  loading: boolean;
  /** The element that scrolls. */
  scroller: RefCallback<HTMLElement>;
  /** The games have been played before: a finger goes on with one at once. */
  resumes?: boolean;
}

/** Games in one or two rows that scroll sideways, with the places of those that are still to come. */
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

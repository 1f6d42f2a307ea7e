import type { RefCallback } from 'react';
import type { GameShape } from '#src/platform/endpoints/games/gameCard.ts';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import { GameTile } from '#src/shared/games/GameTile.tsx';
import { shelf } from '#src/shared/shelf/Shelf.css.ts';
import { classNames } from '#src/ui/classNames.ts';
import { GameCardSkeleton } from '#src/ui/gameCard/GameCardSkeleton.tsx';
import * as styles from './GameShelf.css.ts';

/** More games than this take a further row (S9.3). */
const ROW = 6;

const ROWS = ['one', 'two', 'three'] as const;

/** The rows that games take: as many as they need, up to the shelf's number. */
function rowsOf(games: number, most: number): (typeof ROWS)[number] {
  const needed = Math.min(Math.max(Math.ceil(games / ROW), 1), most);
  return ROWS[needed - 1] ?? 'three';
}

/** The look of a shelf. */
export interface ShelfLook {
  /** The most rows of games, from 1 to 3. */
  rows: number;
  size: 'medium' | keyof typeof styles.size;
}

/** The look of a shelf in a brand that states none. */
export const DEFAULT_LOOK: ShelfLook = { rows: 2, size: 'medium' };

/** Whether a shelf is as high as in a brand that states no look. */
export const isDefaultLook = ({ rows, size }: ShelfLook): boolean =>
  rows === DEFAULT_LOOK.rows && size === DEFAULT_LOOK.size;

export interface GameShelfProps {
  shape: GameShape;
  look: ShelfLook;
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

/** Rows of games that scroll sideways, with skeletons for those still loading. */
export function GameShelf({
  shape,
  look,
  labelledBy,
  games,
  kept,
  loading,
  scroller,
  resumes,
}: GameShelfProps) {
  const places = Array.from({ length: kept }, (_, index) => games.length + index);
  const rows = rowsOf(games.length + kept, look.rows);
  return (
    <ul
      ref={scroller}
      aria-labelledby={labelledBy}
      aria-busy={loading}
      className={classNames(
        shelf,
        styles.shape[shape],
        look.size !== 'medium' && styles.size[look.size],
        styles.rows[rows],
      )}
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

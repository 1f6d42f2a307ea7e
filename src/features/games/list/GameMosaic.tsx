import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import { GAME_SECTIONS } from '#src/platform/endpoints/games/gameSections.ts';
import { GameTile } from '#src/shared/games/GameTile.tsx';
import { useGameShape } from '#src/shared/games/useGameShape.ts';
import * as styles from './GameMosaic.css.ts';

/** The shape of a game's picture, by its category, unless the brand has one for all. */
export function useShapeOf() {
  const shapeOf = useGameShape();
  return ({ gameType }: Pick<Game, 'gameType'>) => shapeOf(GAME_SECTIONS[gameType].shape);
}

export interface GameMosaicProps {
  games: readonly Game[];
  /** The id of the heading of the list; or give a `label`. */
  labelledBy?: string | undefined;
  label?: string | undefined;
}

/** A list of games of several categories, each picture in its own shape, in rows of one height. */
export function GameMosaic({ games, labelledBy, label }: GameMosaicProps) {
  const shapeOf = useShapeOf();
  return (
    <ul className={styles.mosaic} aria-label={label} aria-labelledby={labelledBy}>
      {games.map((game) => (
        <li key={game.nodeId} className={styles.shape[shapeOf(game)]}>
          <GameTile game={game} shape={shapeOf(game)} />
        </li>
      ))}
    </ul>
  );
}

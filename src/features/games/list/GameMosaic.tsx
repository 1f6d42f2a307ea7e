import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import { GAME_SECTIONS } from '#src/platform/endpoints/games/gameSections.ts';
import { GameTile } from '#src/shared/games/GameTile.tsx';
import * as styles from './GameMosaic.css.ts';

/** The shape of a game's picture, by its category. */
export const shapeOf = ({ gameType }: Pick<Game, 'gameType'>) => GAME_SECTIONS[gameType].shape;

export interface GameMosaicProps {
  games: readonly Game[];
  /** The id of the heading of the list; or give a `label`. */
  labelledBy?: string | undefined;
  label?: string | undefined;
}

/** A list of games of several categories, each picture in its own shape, in rows of one height. */
export function GameMosaic({ games, labelledBy, label }: GameMosaicProps) {
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

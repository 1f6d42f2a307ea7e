import { useDeferredValue } from 'react';
import type { GameShape } from '#src/platform/endpoints/games/gameCard.ts';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import { GameTile } from '#src/shared/games/GameTile.tsx';
import { GameCardSkeleton } from '#src/ui/gameCard/GameCardSkeleton.tsx';

export interface GamePlaceProps {
  /** None while it is on its way. */
  game: Game | undefined;
  shape: GameShape;
  /** The place in the list, from 0. */
  place: number;
  /** It is the list that the document has asked for. */
  asked: boolean;
  /** How many games the list has in all. */
  places: number;
}

/**
 * A place of a list of games, and the game in it. A page of games that comes fills many places at once: that is done in slices, so that
 * the list goes on scrolling on a slow phone.
 */
export function GamePlace({ game, shape, asked, place, places }: GamePlaceProps) {
  const shown = useDeferredValue(game);
  if (!shown) return <GameCardSkeleton shape={shape} place={asked ? place : undefined} />;
  return (
    <li aria-posinset={place + 1} aria-setsize={places}>
      <GameTile game={shown} shape={shape} />
    </li>
  );
}

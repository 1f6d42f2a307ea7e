import { useDeferredValue } from 'react';
import type { GameShape } from '#src/platform/endpoints/games/gameCard.ts';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import { GameTile } from '#src/shared/games/GameTile.tsx';
import { GameCardSkeleton } from '#src/ui/gameCard/GameCardSkeleton.tsx';

export interface GamePlaceProps {
  /** Undefined while loading. */
  game: Game | undefined;
  shape: GameShape;
  /** The index in the list, from 0. */
  place: number;
  /** Whether it is in the list that the document requested. */
  asked: boolean;
  /** The total number of games in the list. */
  places: number;
}

/**
 * A slot in a list of games, with its game. A page of games fills many slots at once: they render in slices, so that the list keeps
 * scrolling on a slow phone.
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

import type { Game } from '#src/platform/endpoints/games/gameList.ts';

/** A list of a player's own games. */
export interface OwnGamesList {
  /** All of them; undefined while loading. */
  games: readonly Game[] | undefined;
  error: Error | null;
  onRetry: () => void;
}

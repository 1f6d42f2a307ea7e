import type { Game } from '#src/platform/endpoints/games/gameList.ts';

/** A list of a player's own games. */
export interface OwnGamesList {
  /** All of them; unknown until they have come. */
  games: readonly Game[] | undefined;
  error: Error | null;
  onRetry: () => void;
}

import type { Game } from '#src/platform/endpoints/games/gameList.ts';

/** A player's favourite or recently played games. */
export interface PlayerGamesList {
  /** All of them; undefined while loading. */
  games: readonly Game[] | undefined;
  error: Error | null;
  onRetry: () => void;
}

import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import { favouriteIdsQuery } from '#src/platform/endpoints/play/favouriteIds.ts';
import {
  addFavourite,
  type FavouriteGame,
  removeFavourite,
} from '#src/platform/endpoints/play/favourites.ts';
import { withFavourite } from './withFavourite.ts';

const KEY = ['favourite'];

/** A favourite button press. */
export interface FavouriteToggle {
  game: FavouriteGame;
  /** Whether the game becomes a favourite, or is removed. */
  marked: boolean;
}

/** Where a change is sent from. */
export interface FavouriteSender {
  platform: PlatformClient;
  queries: QueryClient;
  /** Called with the reason if the platform refuses. */
  onRefused: (error: Error) => void;
}

/**
 * Sends a favourite change (S4.13). It shows at once, and is undone if the platform refuses. Resolves when the platform has answered,
 * whatever it said.
 */
export async function sendFavourite(
  { platform, queries, onRefused }: FavouriteSender,
  toggled: FavouriteToggle,
): Promise<void> {
  const { queryKey } = favouriteIdsQuery(platform);
  const mark = ({ game, marked }: FavouriteToggle) =>
    queries.setQueryData(queryKey, (ids) => ids && withFavourite(ids, game.nodeId, marked));
  const sending = new MutationObserver(queries, {
    mutationKey: KEY,
    // One after the other, so that two presses reach the platform in order.
    scope: { id: 'favourite' },
    mutationFn: ({ game, marked }: FavouriteToggle) =>
      marked ? addFavourite(platform, game) : removeFavourite(platform, game.nodeId),
    onMutate: async () => {
      await queries.cancelQueries({ queryKey });
      mark(toggled);
    },
    onError: (error) => {
      mark({ ...toggled, marked: !toggled.marked });
      onRefused(error);
    },
    onSettled: () => {
      // While others are pending, an answer would undo what they show already.
      if (queries.isMutating({ mutationKey: KEY }) > 1) return;
      queries.invalidateQueries({ queryKey });
      queries.invalidateQueries({ queryKey: ['own', 'favourites'] });
    },
  });
  await sending.mutate(toggled).catch(() => undefined);
}

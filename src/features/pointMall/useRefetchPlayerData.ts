import { useQueryClient } from '@tanstack/react-query';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';

/** Refetches all data of the player: points, records, balance. */
export function useRefetchPlayerData(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] });
  };
}

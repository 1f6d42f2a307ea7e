import { useQueryClient } from '@tanstack/react-query';
import { OWN } from '#src/session/own.ts';

/** Asks the platform anew for all that is the player's: points, records, balance. */
export function useAskAnew(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: [OWN] });
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { OWN } from '#src/session/own.ts';

/** Refetches all data of the player: points, records, balance. */
export function useAskAnew(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: [OWN] });
  };
}

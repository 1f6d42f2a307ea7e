import { useKeptList } from './useKeptList.ts';

/** The references of late deposits that the player has marked as unpaid, which get no further reminder; and a function that adds one. */
export function useUnpaidDeposits(): [readonly string[], (reference: string) => void] {
  const [unpaid, add] = useKeptList('livery.unpaid');
  return [unpaid, (reference) => add([reference])];
}

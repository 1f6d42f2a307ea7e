import { useSearchParams } from 'react-router-dom';
import { returnGameQuery } from '#src/shared/deposits/gameToPlay.ts';

/** The query of the game that the player came from and returns to after the deposit (S2.8); empty if there is none. */
export function useReturnGameQuery(): string {
  const [query] = useSearchParams();
  return returnGameQuery(query);
}

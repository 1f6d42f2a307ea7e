import { useQuery } from '@tanstack/react-query';
import { favouriteIdsQuery } from '#src/platform/endpoints/play/favouriteIds.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useSession } from '#src/session/SessionContext.tsx';

/** Whether a game is the player's favourite; never for visitors (S4.13). */
export function useIsFavourite(nodeId: number): boolean {
  const { token } = useSession();
  const { data } = useQuery({
    ...favouriteIdsQuery(usePlatform()),
    enabled: token !== undefined,
    select: (ids) => ids.includes(nodeId),
  });
  return token !== undefined && data === true;
}

import { useQueryClient } from '@tanstack/react-query';
import type { Protection } from '#src/platform/contract.generated.ts';
import { protectionQuery } from '#src/platform/endpoints/protection/getProtection.ts';
import {
  checkPlayQuery,
  playPositionQuery,
} from '#src/platform/endpoints/protection/playPosition.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** Caches the protection that the platform returned; refetches whether the player may play. */
export function useKeepProtection(): (answer: Protection) => void {
  const platform = usePlatform();
  const queries = useQueryClient();
  return (answer) => {
    queries.setQueryData(protectionQuery(platform).queryKey, answer);
    void queries.invalidateQueries({ queryKey: playPositionQuery(platform).queryKey });
    void queries.invalidateQueries({ queryKey: checkPlayQuery(platform).queryKey });
  };
}

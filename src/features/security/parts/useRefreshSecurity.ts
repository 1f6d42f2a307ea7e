import { useQueryClient } from '@tanstack/react-query';
import { securityQuery } from '#src/platform/endpoints/security/security.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** Brings up to date what is shown of the player's protection. */
export function useRefreshSecurity(): () => Promise<void> {
  const queries = useQueryClient();
  const { queryKey } = securityQuery(usePlatform());
  return () => queries.invalidateQueries({ queryKey });
}

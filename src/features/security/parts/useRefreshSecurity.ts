import { useQueryClient } from '@tanstack/react-query';
import { securityQuery } from '#src/platform/endpoints/security/security.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** Refetches the player's security data. */
export function useRefreshSecurity(): () => Promise<void> {
  const queries = useQueryClient();
  const { queryKey } = securityQuery(usePlatform());
  return () => queries.invalidateQueries({ queryKey });
}

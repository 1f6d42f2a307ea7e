import { useQueryClient } from '@tanstack/react-query';
import type { IdentityVerification } from '#src/platform/contract.generated.ts';
import { verificationQuery } from '#src/platform/endpoints/verification/verification.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** Caches the verification that a call returned, and refetches it: of two parallel calls, the later response may be older. */
export function useCacheVerification(): (proof: IdentityVerification) => void {
  const queries = useQueryClient();
  const { queryKey } = verificationQuery(usePlatform());
  return (proof) => {
    queries.setQueryData(queryKey, proof);
    void queries.invalidateQueries({ queryKey });
  };
}

import { useQueryClient } from '@tanstack/react-query';
import type { IdentityVerification } from '#src/platform/contract.generated.ts';
import { verificationQuery } from '#src/platform/endpoints/verification/verification.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** Shows what a call has answered, and asks once more: of two calls at once the later answer may be the older one. */
export function useKeepProof(): (proof: IdentityVerification) => void {
  const queries = useQueryClient();
  const { queryKey } = verificationQuery(usePlatform());
  return (proof) => {
    queries.setQueryData(queryKey, proof);
    void queries.invalidateQueries({ queryKey });
  };
}

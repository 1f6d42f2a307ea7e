import { useQueryClient } from '@tanstack/react-query';
import type { Terms } from '#src/platform/contract.generated.ts';
import { agreeToTerms, termsQuery } from '#src/platform/endpoints/profile/terms.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { memberQuery } from '#src/session/member.ts';
import { useOnePress } from '#src/session/useOnePress.ts';

/** Sends the player's agreement to terms, once. Refetches terms that changed meanwhile. */
export function useAcceptTerms({ version }: Terms) {
  const platform = usePlatform();
  const queries = useQueryClient();
  const { press, isPending, error } = useOnePress({
    mutationFn: () => agreeToTerms(platform, { version }),
    onSuccess: () => {
      queries.setQueryData(
        memberQuery(platform).queryKey,
        (member) => member && { ...member, termsVersion: version },
      );
    },
    onError: () => queries.invalidateQueries({ queryKey: termsQuery(platform).queryKey }),
  });
  return { agree: press, busy: isPending, error };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Terms } from '#src/platform/contract.generated.ts';
import { agreeToTerms, termsQuery } from '#src/platform/endpoints/profile/terms.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { memberQuery } from '#src/session/member.ts';
import { useSingleFlight } from '#src/session/useSingleFlight.ts';

/** Sends the player's agreement to terms, once. Refetches terms that changed meanwhile. */
export function useAgree({ version }: Terms) {
  const platform = usePlatform();
  const queries = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: () => agreeToTerms(platform, { version }),
    onSuccess: () => {
      queries.setQueryData(
        memberQuery(platform).queryKey,
        (member) => member && { ...member, termsVersion: version },
      );
    },
    onError: () => queries.invalidateQueries({ queryKey: termsQuery(platform).queryKey }),
  });
  const agree = useSingleFlight(async () => {
    // `error` carries the refusal.
    await mutateAsync().catch(() => undefined);
  });
  return { agree, busy: isPending, error };
}

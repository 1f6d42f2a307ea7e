import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { DEPOSITS_KEY, depositQuery } from '#src/platform/endpoints/wallet/deposits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { askAgain, waitBefore } from '../askAgain.ts';

export interface Telling<Told> {
  tell: (told: Told) => void;
  isPending: boolean;
  /** The answer did not come, so nobody knows whether it was kept: it is sent again. */
  isUnknown: boolean;
  /** Why the platform refused it. */
  error: Error | null;
}

/**
 * Tells the platform of a payment by hand. An answer that is lost is asked for again until it comes.
 *
 * @param send the call; sent again, it changes nothing
 * @param onTold called with the deposit that the payment is of
 */
export function useTelling<Told>(
  send: (told: Told) => Promise<Deposit>,
  onTold: (deposit: Deposit) => void,
): Telling<Told> {
  const platform = usePlatform();
  const queries = useQueryClient();
  const telling = useMutation({
    mutationFn: send,
    retry: askAgain,
    retryDelay: waitBefore,
    onSuccess: (deposit) => {
      queries.setQueryData(depositQuery(platform, deposit.reference).queryKey, deposit);
      void queries.invalidateQueries({ queryKey: DEPOSITS_KEY });
      onTold(deposit);
    },
  });
  const { isPending, failureCount, error } = telling;
  return {
    tell: (told) => {
      if (!isPending) telling.mutate(told);
    },
    isPending,
    isUnknown: isPending && failureCount > 0,
    error,
  };
}

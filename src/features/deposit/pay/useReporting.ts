import { useQueryClient } from '@tanstack/react-query';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { DEPOSITS_KEY, depositQuery } from '#src/platform/endpoints/wallet/deposits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useOnePress } from '#src/session/useOnePress.ts';
import { shouldRetry, waitBefore } from '../shouldRetry.ts';

export interface Reporting<Reported> {
  report: (reported: Reported) => void;
  isPending: boolean;
  /** Whether the response was lost, so that the outcome is unknown: the report is sent again. */
  isUnknown: boolean;
  /** Why the platform refused the report. */
  error: Error | null;
}

/**
 * Reports a manual payment. A lost response is retried until it arrives.
 *
 * @param send the call; sent again, it changes nothing
 * @param onReported called with the deposit that the payment is for
 */
export function useReporting<Reported>(
  send: (reported: Reported) => Promise<Deposit>,
  onReported: (deposit: Deposit) => void,
): Reporting<Reported> {
  const platform = usePlatform();
  const queries = useQueryClient();
  const { press, isPending, failureCount, error } = useOnePress({
    mutationFn: send,
    retry: shouldRetry,
    retryDelay: waitBefore,
    onSuccess: (deposit) => {
      queries.setQueryData(depositQuery(platform, deposit.reference).queryKey, deposit);
      void queries.invalidateQueries({ queryKey: DEPOSITS_KEY });
      onReported(deposit);
    },
  });
  return {
    report: press,
    isPending,
    isUnknown: isPending && failureCount > 0,
    error,
  };
}

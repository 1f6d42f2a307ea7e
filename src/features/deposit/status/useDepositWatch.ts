import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  DEPOSITS_KEY,
  depositMethodsQuery,
  depositQuery,
} from '#src/platform/endpoints/wallet/deposits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

const FIRST_MS = 2000;
const LONGEST_MS = 30_000;
const SLOWER = 1.5;
/** The longest interval during confirmations. */
const CONFIRMING_MS = 5000;

/** The polling interval after so many responses, in milliseconds: it grows to 30 seconds. */
export const watchInterval = (asked: number): number =>
  Math.min(FIRST_MS * SLOWER ** asked, LONGEST_MS);

/**
 * A deposit from the platform, polled while it is open, and refetched when the platform reports a change. Once closed, it refetches
 * balance, deposits and methods.
 */
export function useDepositWatch(reference: string) {
  const platform = usePlatform();
  const queries = useQueryClient();
  const watch = useQuery({
    ...depositQuery(platform, reference),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data?.closedAt === null &&
      Math.min(
        watchInterval(dataUpdateCount + errorUpdateCount),
        data.coins?.payments.length ? CONFIRMING_MS : LONGEST_MS,
      ),
  });
  const state = watch.data?.state;
  const isClosed = state === 'paid' || state === 'expired' || state === 'rejected';
  useEffect(() => {
    if (!isClosed) return;
    const own = [['own', 'balance'], DEPOSITS_KEY];
    for (const queryKey of [...own, depositMethodsQuery(platform).queryKey]) {
      void queries.invalidateQueries({ queryKey });
    }
  }, [isClosed, platform, queries]);
  return watch;
}

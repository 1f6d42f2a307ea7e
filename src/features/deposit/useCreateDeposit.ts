import { useQueryClient } from '@tanstack/react-query';
import { useHref, useNavigate } from 'react-router-dom';
import type { NewDeposit } from '#src/platform/contract.generated.ts';
import {
  createDeposit,
  DEPOSITS_KEY,
  depositQuery,
} from '#src/platform/endpoints/wallet/deposits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useTrack } from '#src/session/analytics/useTrack.ts';
import { isKeyExpired } from '#src/session/keyHolds.ts';
import { useOnePress } from '#src/session/useOnePress.ts';
import { depositPath } from '#src/shared/deposits/depositPath.ts';
import { depositForGame } from '#src/shared/deposits/gameToPlay.ts';
import { shouldRetry, waitBefore } from './shouldRetry.ts';
import { useReturnGameQuery } from './useReturnGameQuery.ts';
import { useStoredIdempotencyKey } from './useStoredIdempotencyKey.ts';

/** The request for a deposit; the hook adds the return path. */
type AskedDeposit = Omit<NewDeposit, 'returnPath'>;

export interface Creation {
  start: (asked: AskedDeposit) => void;
  isPending: boolean;
  /** Whether the response was lost, so that the outcome is unknown: the request is retried with the same idempotency key. */
  isUnknown: boolean;
  /** Why the platform refused the last try. */
  error: Error | null;
  /** Whether the last try was refused, while the outcome of an earlier one is unknown. */
  isUnconfirmed: boolean;
}

/**
 * Creates a deposit and opens its page. A request whose response was lost is retried with the same idempotency key, which creates no second
 * deposit.
 *
 * @param onCreated called before its page is shown
 */
export function useCreateDeposit(onCreated?: () => void): Creation {
  const platform = usePlatform();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const measure = useTrack();
  const key = useStoredIdempotencyKey();
  const game = useReturnGameQuery();
  const returnPath = useHref(depositForGame(game));
  const { press, isPending, failureCount, error } = useOnePress({
    mutationFn: async (asked: AskedDeposit) => {
      const body = { ...asked, returnPath };
      try {
        return await createDeposit(platform, body, key.keyFor(JSON.stringify(body)));
      } catch (error) {
        key.failed(error);
        throw error;
      }
    },
    retry: (_, error) => shouldRetry(key.isUnconfirmed() ? 1 : 0, error),
    retryDelay: waitBefore,
    onSuccess: async (deposit) => {
      key.done();
      measure('deposit_started', {});
      onCreated?.();
      queries.setQueryData(depositQuery(platform, deposit.reference).queryKey, deposit);
      await navigate(depositPath(deposit.reference, game), { replace: true });
      await queries.invalidateQueries({ queryKey: DEPOSITS_KEY });
    },
  });
  return {
    start: press,
    isPending,
    isUnknown: isPending && failureCount > 0,
    error,
    isUnconfirmed: error !== null && (key.isUnconfirmed() || isKeyExpired(error)),
  };
}

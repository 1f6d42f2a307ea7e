import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { FundsCollected } from '#src/platform/contract.generated.ts';
import { collectFunds } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { assertKeyHolds } from '#src/session/keyHolds.ts';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { useOnePress } from '#src/session/useOnePress.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { isPositive } from '../minorUnits.ts';
import { TransferFailure } from './TransferFailure.ts';
import { useFetchBalance } from './useFetchBalance.ts';

/** An order to empty the vendor wallets; repeated with the same idempotency key, it moves nothing twice. */
interface CollectionOrder {
  key: string;
  /** When it was first sent, in milliseconds since 1970 by the device clock. */
  sentAt: number;
  isRetry: boolean;
}

/** What a collection has come to, in words. */
interface Collected {
  tone: 'success' | 'info';
  title: string;
  text: string;
}

export interface Collection {
  isPending: boolean;
  /** Whether it is pending, or its outcome is unknown. */
  isOpen: boolean;
  /** The last one succeeded. */
  isDone: boolean;
  /** What the last one came to, over an open game, where no toast is shown. */
  collected: Collected | undefined;
  /** Why the last one failed. */
  failure: TransferFailure | undefined;
  /** Starts one, or retries the one with an unknown outcome; fails if that one's key has expired. */
  start: () => void;
}

/**
 * Moves all vendor balances to the main wallet, and says how much that was (S2.16). Fetches the balance after every outcome.
 * @param inGame called after a success over an open game.
 */
export function useCollectFunds(inGame?: () => void): Collection {
  const { t } = useTranslation('balance');
  const format = useFormat();
  const toast = useToast();
  const platform = usePlatform();
  const queries = useQueryClient();
  const fetchBalance = useFetchBalance();
  const [failure, setFailure] = useState<TransferFailure>();
  const [collected, setCollected] = useState<Collected>();
  const wordsOf = ({ amount, transfers, left, balance }: FundsCollected): Collected => {
    const text = isPositive(left)
      ? t('left', { amount: format.amount(left) })
      : t('mainNow', { amount: format.amount(balance) });
    if (transfers > 0) {
      return { tone: 'success', title: t('collected', { amount: format.amount(amount) }), text };
    }
    if (isPositive(left)) return { tone: 'info', title: t('noneNow'), text };
    return { tone: 'success', title: t('collectedNothing'), text };
  };
  const { press, isPending, isSuccess, variables } = useOnePress<
    FundsCollected,
    TransferFailure,
    CollectionOrder
  >({
    mutationFn: async ({ key, sentAt, isRetry }) => {
      try {
        assertKeyHolds(sentAt);
        return await collectFunds(platform, key);
      } catch (cause) {
        throw new TransferFailure(cause, { halfway: false, isRetry });
      }
    },
    onSuccess: async (result) => {
      await fetchBalance();
      setFailure(undefined);
      const words = wordsOf(result);
      if (!inGame) return toast(words);
      setCollected(words);
      inGame();
    },
    onError: async (error) => {
      await fetchBalance();
      setFailure(error);
    },
    // What can be withdrawn or transferred depends on where the money is.
    onSettled: () => void queries.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] }),
  });
  const isUnconfirmed = failure?.outcome === 'unconfirmed';
  const order = () =>
    isUnconfirmed && variables
      ? { ...variables, isRetry: true }
      : { key: crypto.randomUUID(), sentAt: Date.now(), isRetry: false };
  return {
    isPending,
    isOpen: isPending || isUnconfirmed,
    isDone: isSuccess,
    collected,
    failure,
    start: () => void press(order()),
  };
}

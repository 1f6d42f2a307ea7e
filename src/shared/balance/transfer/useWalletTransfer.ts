import { useState } from 'react';
import type { WalletName } from '#src/platform/contract.generated.ts';
import { transferBetweenWallets } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { assertKeyHolds } from '#src/session/keyHolds.ts';
import { useOnePress } from '#src/session/useOnePress.ts';
import { minorOf } from '../minorUnits.ts';
import { payable } from '../payable.ts';
import { useCurrency } from '../useCurrency.ts';
import type { Source } from './amounts.ts';
import { TransferFailure } from './TransferFailure.ts';
import {
  dropOrder,
  type KeyedOrder,
  keepOrder,
  keptOrder,
  type OrderPlace,
  type TransferOrder,
} from './transferOrder.ts';
import { useFetchBalance } from './useFetchBalance.ts';
import { useRememberedAmount } from './useRememberedAmount.ts';

/** A try to send an order. */
interface SentOrder extends KeyedOrder {
  isRetry: boolean;
}

export interface TransferControls {
  /** The order that is under way or unconfirmed. Until its outcome is known there is no other. */
  order: TransferOrder | undefined;
  isPending: boolean;
  /** Why the last order failed; kept until the next outcome, so that nothing moves under an impatient click. */
  failure: TransferFailure | undefined;
  start: (order: TransferOrder) => void;
  /** Repeats the unconfirmed order, or drops it if it is too old. */
  retry: () => void;
}

const MAIN: WalletName = { kind: 'main' };

const walletNamed = (source: Source): WalletName =>
  source === 'main' ? MAIN : { kind: 'vendor', vassalage: source };

/**
 * Transfers funds between two of the player's wallets, through the main wallet if both are vendors' (S2.16, S7.19). Refetches the balance
 * after success and failure. Call it in the page, so that closing a dialog loses neither the order nor its idempotency keys; with `keptIn`
 * the order survives a reload and the end of the tab too.
 */
export function useWalletTransfer(handlers: {
  onDone: (amount: string, order: TransferOrder) => void;
  onFailed: () => void;
  keptIn: OrderPlace | undefined;
}): TransferControls {
  const { keptIn } = handlers;
  const platform = usePlatform();
  const { decimals } = useCurrency();
  const [, remember] = useRememberedAmount();
  const [reopened] = useState(() => keptIn && keptOrder(keptIn));
  const [failure, setFailure] = useState(
    reopened && new TransferFailure(undefined, { halfway: false, isRetry: true }),
  );
  const fetchBalance = useFetchBalance();
  const forget = () => {
    if (keptIn) dropOrder(keptIn);
  };
  const { press, isPending, variables } = useOnePress<void, TransferFailure, SentOrder>({
    mutationFn: async (sent) => {
      const { from, to, amount, keys, sentAt, isRetry } = sent;
      let halfway = false;
      if (keptIn) keepOrder(keptIn, sent);
      try {
        assertKeyHolds(sentAt);
        if (from.source !== 'main') {
          const body = { from: walletNamed(from.source), to: MAIN, amount };
          await transferBetweenWallets(platform, body, keys.collect);
          halfway = true;
        }
        if (to !== 'main') {
          const body = { from: MAIN, to: walletNamed(to), amount };
          await transferBetweenWallets(platform, body, keys.send);
        }
      } catch (cause) {
        throw new TransferFailure(cause, { halfway, isRetry });
      }
    },
    onSuccess: async (_, order) => {
      forget();
      const { from, amount } = order;
      const isAll = minorOf(amount) === minorOf(payable(from.balance, decimals));
      remember(isAll ? 'all' : amount);
      await fetchBalance();
      setFailure(undefined);
      handlers.onDone(amount, order);
    },
    onError: async (error) => {
      if (error.outcome !== 'unconfirmed') forget();
      await fetchBalance();
      setFailure(error);
      handlers.onFailed();
    },
  });
  const isOpen = isPending || failure?.outcome === 'unconfirmed';
  const order = isOpen ? (variables ?? reopened) : undefined;
  return {
    order,
    isPending,
    failure,
    start: (ordered) => {
      const keys = { collect: crypto.randomUUID(), send: crypto.randomUUID() };
      if (!order) void press({ ...ordered, keys, sentAt: Date.now(), isRetry: false });
    },
    retry: () => {
      if (order) void press({ ...order, isRetry: true });
    },
  };
}

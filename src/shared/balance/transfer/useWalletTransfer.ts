import { useState } from 'react';
import type { WalletName } from '#src/platform/contract.generated.ts';
import { transferBetweenWallets } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { assertKeyHolds } from '#src/session/keyHolds.ts';
import { useOnePress } from '#src/session/useOnePress.ts';
import type { FundsSource, Source } from './amounts.ts';
import { TransferFailure } from './TransferFailure.ts';
import { useFetchBalance } from './useFetchBalance.ts';
import { useRememberedAmount } from './useRememberedAmount.ts';

/** A transfer ordered by the player. */
export interface TransferOrder {
  from: FundsSource;
  /** The chosen wallets, with their balances then. */
  sources: readonly FundsSource[];
  to: Source;
  amount: string;
}

/** An order with the idempotency keys of its steps: repeated with the same keys, it transfers nothing twice. */
interface KeyedOrder extends TransferOrder {
  keys: { collect: string; send: string };
  /** When it was first sent, in milliseconds since 1970 by the device clock. */
  sentAt: number;
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
 * Transfers funds between two of the player's wallets, through the main wallet if both are vendors' (S2.16, S7.19). Fetches the balance
 * after every outcome. Belongs to the page, so that a closed dialog loses neither the order nor its keys.
 */
export function useWalletTransfer(handlers: {
  onDone: (amount: string, order: TransferOrder) => void;
  onFailed: () => void;
}): TransferControls {
  const platform = usePlatform();
  const [, remember] = useRememberedAmount();
  const [failure, setFailure] = useState<TransferFailure>();
  const fetchBalance = useFetchBalance();
  const { press, isPending, variables } = useOnePress<void, TransferFailure, KeyedOrder>({
    mutationFn: async ({ from, to, amount, keys, sentAt, isRetry }) => {
      let halfway = false;
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
      const { from, amount } = order;
      remember(amount === from.balance ? 'all' : amount);
      await fetchBalance();
      setFailure(undefined);
      handlers.onDone(amount, order);
    },
    onError: async (error) => {
      await fetchBalance();
      setFailure(error);
      handlers.onFailed();
    },
  });
  const isOpen = isPending || failure?.outcome === 'unconfirmed';
  const order = isOpen ? variables : undefined;
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

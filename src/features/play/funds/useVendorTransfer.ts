import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletName } from '#src/platform/contract.generated.ts';
import {
  transferBetweenWallets,
  walletBalanceQuery,
} from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useSingleFlight } from '#src/session/useSingleFlight.ts';
import type { FundsSource } from './amounts.ts';
import { TransferFailure } from './TransferFailure.ts';
import { useRememberedAmount } from './useRememberedAmount.ts';

/** A transfer that the player has ordered. */
interface TransferOrder {
  from: FundsSource;
  /** The wallets that the player chose from, as they were then. */
  sources: readonly FundsSource[];
  /** The code of the vendor. */
  to: string;
  amount: string;
}

/** An order with the idempotency keys of its steps: repeated with the same keys, it transfers nothing twice. */
interface KeyedOrder extends TransferOrder {
  keys: { collect: string; send: string };
  isRetry: boolean;
}

export interface VendorTransfer {
  /** The order that is under way or unconfirmed. Until its outcome is known there can be no other one. */
  order: TransferOrder | undefined;
  isPending: boolean;
  /** Why the last order failed; stays until the next outcome, so that nothing moves under an impatient click. */
  failure: TransferFailure | undefined;
  start: (order: TransferOrder) => void;
  /** Repeats the unconfirmed order. */
  retry: () => void;
}

const MAIN: WalletName = { kind: 'main' };

/**
 * Transfers funds to the wallet of a vendor, through the main wallet where they are another vendor's. Fetches the balance after every
 * outcome. Belongs to the page of the game, so that a closed dialog loses neither the order nor its keys.
 */
export function useVendorTransfer(handlers: {
  onDone: (amount: string) => void;
  onFailed: () => void;
}): VendorTransfer {
  const { i18n } = useTranslation();
  const platform = usePlatform();
  const queries = useQueryClient();
  const [, remember] = useRememberedAmount();
  const [failure, setFailure] = useState<TransferFailure>();
  const fetchBalance = () =>
    queries
      .fetchQuery({ ...walletBalanceQuery(platform, i18n.language), staleTime: 0 })
      .catch(() => undefined);
  const mutation = useMutation<void, TransferFailure, KeyedOrder>({
    mutationFn: async ({ from, to, amount, keys, isRetry }) => {
      let halfway = false;
      try {
        if (from.source !== 'main') {
          const vendor: WalletName = { kind: 'vendor', vassalage: from.source };
          await transferBetweenWallets(platform, { from: vendor, to: MAIN, amount }, keys.collect);
          halfway = true;
        }
        const vendor: WalletName = { kind: 'vendor', vassalage: to };
        await transferBetweenWallets(platform, { from: MAIN, to: vendor, amount }, keys.send);
      } catch (cause) {
        throw new TransferFailure(cause, { halfway, isRetry });
      }
    },
    onSuccess: async (_, { from, amount }) => {
      remember(amount === from.balance ? 'all' : amount);
      await fetchBalance();
      setFailure(undefined);
      handlers.onDone(amount);
    },
    onError: async (error) => {
      await fetchBalance();
      setFailure(error);
      handlers.onFailed();
    },
  });
  const send = useSingleFlight(async (order: KeyedOrder) => {
    await mutation.mutateAsync(order).catch(() => undefined);
  });
  const isOpen = mutation.isPending || failure?.outcome === 'unconfirmed';
  const order = isOpen ? mutation.variables : undefined;
  return {
    order,
    isPending: mutation.isPending,
    failure,
    start: (ordered) => {
      const keys = { collect: crypto.randomUUID(), send: crypto.randomUUID() };
      if (!order) void send({ ...ordered, keys, isRetry: false });
    },
    retry: () => {
      if (order) void send({ ...order, isRetry: true });
    },
  };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { FundsCollected } from '#src/platform/contract.generated.ts';
import { collectFunds } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { OWN } from '#src/session/own.ts';
import { useIntentKey } from '#src/session/useIntentKey.ts';
import { TransferFailure } from '#src/shared/balance/transfer/TransferFailure.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';

export interface BringingHome {
  isPending: boolean;
  /** Why the last one failed. */
  failure: TransferFailure | null;
  /** Begins one, or repeats the one whose outcome is not known: it moves nothing twice. */
  start: () => void;
}

/** Moves what is in the vendors' wallets to the main one, so that it can be withdrawn. */
export function useBringHome(): BringingHome {
  const { t } = useTranslation('withdrawals');
  const { amount } = useFormat();
  const toast = useToast();
  const platform = usePlatform();
  const queries = useQueryClient();
  const key = useIntentKey();
  const mutation = useMutation<FundsCollected, TransferFailure, boolean>({
    mutationFn: (isRetry) =>
      collectFunds(platform, key.keyFor('all')).catch((cause) => {
        throw new TransferFailure(cause, { halfway: false, isRetry });
      }),
    onSuccess: ({ amount: moved }) => {
      key.done();
      toast({ tone: 'success', title: t('vendors.moved', { amount: amount(moved) }) });
    },
    onError: ({ outcome }) => {
      if (outcome === 'refused') key.done();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [OWN] }),
  });
  const { error, isPending, mutate } = mutation;
  return { isPending, failure: error, start: () => mutate(error?.outcome === 'unconfirmed') };
}

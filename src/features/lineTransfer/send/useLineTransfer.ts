import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FundTransfer } from '#src/platform/contract.generated.ts';
import { securityQuery } from '#src/platform/endpoints/security/security.ts';
import { LINE_TRANSFERS, transferToLine } from '#src/platform/endpoints/wallet/memberTransfers.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { assertKeyHolds } from '#src/session/keyHolds.ts';
import { useOnePress } from '#src/session/useOnePress.ts';
import { TransferFailure } from '#src/shared/balance/transfer/TransferFailure.ts';
import { useFetchBalance } from '#src/shared/balance/transfer/useFetchBalance.ts';
import { type LineOrder, type LineValues, sentWith, tryOf } from './lineValues.ts';

/** The platform's error code for a transfer. */
export const codeOf = (failure: TransferFailure | undefined): string | undefined =>
  failure?.cause instanceof PlatformError ? failure.cause.code : undefined;

/** Transfer callbacks. */
export interface LineTransferEnds {
  onDone: (transfer: FundTransfer) => void;
  /** It must not be retried: the idempotency key has expired, or an earlier try went through. */
  onOver: (failure: TransferFailure) => void;
}

/**
 * Sends an order to the upline or a downline (S2.16, S6.4). While its outcome is unknown it keeps its idempotency key, even over a
 * reload, so that a retry never transfers twice. Refetches balance and history after success and failure.
 */
export function useLineTransfer(
  form: UseFormReturn<LineValues>,
  order: LineOrder,
  { onDone, onOver }: LineTransferEnds,
) {
  const platform = usePlatform();
  const queries = useQueryClient();
  const fetchBalance = useFetchBalance();
  const [failure, setFailure] = useState<TransferFailure>();
  const keep = (sent: string) => form.setValue('sent', sent, { shouldDirty: true });
  const { press, isPending } = useOnePress<FundTransfer, TransferFailure, string>({
    mutationFn: async (paymentPassword) => {
      const before = tryOf(form.getValues('sent'), order);
      const key = before?.key ?? crypto.randomUUID();
      // A retry keeps the time of its first try.
      if (!before) keep(sentWith(key, order));
      const { payee, amount, note } = order;
      const body = { account: payee.account, amount, ...(note && { note }), paymentPassword };
      try {
        if (before) assertKeyHolds(before.sentAt);
        return await transferToLine(platform, body, key);
      } catch (cause) {
        throw new TransferFailure(cause, { halfway: false, isRetry: before !== undefined });
      }
    },
    onSuccess: async (transfer) => {
      await fetchBalance();
      void queries.invalidateQueries({ queryKey: LINE_TRANSFERS });
      onDone(transfer);
    },
    onError: async (failed) => {
      const { outcome } = failed;
      if (outcome !== 'unconfirmed') keep('');
      if (codeOf(failed) === 'payment_password_missing') {
        await queries.invalidateQueries({ queryKey: securityQuery(platform).queryKey });
      }
      void queries.invalidateQueries({ queryKey: LINE_TRANSFERS });
      await fetchBalance();
      if (outcome === 'expired' || outcome === 'alreadyDone') onOver(failed);
      else setFailure(failed);
    },
  });
  return { send: press, failure, isPending };
}

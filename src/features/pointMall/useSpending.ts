import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createIdempotencyKey } from '#src/session/idempotencyKey.ts';
import type { CallOutcome } from '#src/session/outcomeOf.ts';
import { tabKeyStore } from '#src/session/tabKeyStore.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { useRefetchPlayerData } from './useRefetchPlayerData.ts';

/** Why points were not spent, or that it is unknown if they were. */
export interface SpendFailure {
  outcome: Exclude<CallOutcome, 'alreadyDone'>;
  /** The platform's error; undefined on a page opened after it was sent. */
  cause: unknown;
}

/** Spends points once for each order, however often it is sent. */
export interface PointSpending {
  /** The order, while it is pending or its outcome is unknown. Until then no other order is possible. */
  ordered: string | undefined;
  failure: SpendFailure | undefined;
  isPending: boolean;
  send: (order: string, paymentPassword: string) => void;
  /** Clears an order's refusal, so that a reopened form does not start with it. */
  forgetRefusal: () => void;
}

/** The calls of one way to spend points. */
export interface SpendingCalls<Value> {
  /** Separates its orders from other ways. */
  name: string;
  /** Spends points on an order, with payment password and idempotency key. */
  call: (order: string, paymentPassword: string, key: string) => Promise<Value>;
  /** Called with the value. */
  onDone: (value: Value) => void;
  /** Called when nothing is left to do: it is done, or an earlier try was. */
  onOver: () => void;
}

/**
 * Spends points. An order whose outcome is unknown keeps its idempotency key in `sessionStorage`, and is retried with it. Refetches the
 * player's data after success and failure.
 */
export function useSpending<Value>({ name, call, onDone, onOver }: SpendingCalls<Value>) {
  const { t } = useTranslation('pointMall');
  const toast = useToast();
  const askAnew = useRefetchPlayerData();
  const [key] = useState(() => createIdempotencyKey(tabKeyStore(`points.${name}`)));
  const [failure, setFailure] = useState<SpendFailure | undefined>(() =>
    key.unconfirmed() === undefined ? undefined : { outcome: 'unconfirmed', cause: undefined },
  );
  const mutation = useMutation({
    mutationFn: async ({ order, paymentPassword }: { order: string; paymentPassword: string }) =>
      call(order, paymentPassword, key.keyFor(order)),
    onSuccess: (value) => {
      key.done();
      setFailure(undefined);
      onDone(value);
      onOver();
    },
    onError: (cause) => {
      const outcome = key.failed(cause);
      if (outcome !== 'alreadyDone') return setFailure({ outcome, cause });
      setFailure(undefined);
      toast({ tone: 'info', title: t('alreadyDone.title'), text: t('alreadyDone.text') });
      onOver();
    },
    onSettled: askAnew,
  });
  const { isPending, variables, mutate } = mutation;
  return {
    ordered: isPending ? variables?.order : key.unconfirmed(),
    failure,
    isPending,
    send: (order, paymentPassword) => {
      if (!isPending) mutate({ order, paymentPassword });
    },
    forgetRefusal: () => setFailure((old) => (old?.outcome === 'unconfirmed' ? old : undefined)),
  } satisfies PointSpending;
}

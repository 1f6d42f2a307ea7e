import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createIntentKey } from '#src/session/intentKey.ts';
import type { CallOutcome } from '#src/session/outcomeOf.ts';
import { tabKeyStore } from '#src/session/tabKeyStore.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { useAskAnew } from './useAskAnew.ts';

/** Why points were not spent, or that it is not known whether they were. */
export interface SpendFailure {
  outcome: Exclude<CallOutcome, 'answered'>;
  /** What the platform answered; nothing on a page that was opened after it was sent. */
  cause: unknown;
}

/** Points that are spent, once for each order however often it is sent. */
export interface PointSpending {
  /** What was ordered, while it is under way or its outcome is not known. Until it is, there can be no other order. */
  ordered: string | undefined;
  failure: SpendFailure | undefined;
  isPending: boolean;
  send: (order: string, paymentPassword: string) => void;
  /** Forgets why an order was refused, so that a form that is opened anew does not begin with it. */
  forgetRefusal: () => void;
}

/** The calls of one way to spend points. */
export interface SpendingCalls<Value> {
  /** Tells its order from those of other ways. */
  name: string;
  /** Spends points on an order, with the payment password and a key. */
  call: (order: string, paymentPassword: string, key: string) => Promise<Value>;
  /** Called with the answer. */
  onDone: (value: Value) => void;
  /** Called when there is nothing more to ask: it is done, or an earlier try was. */
  onOver: () => void;
}

/**
 * Spends points. An order whose outcome is not known keeps its key in the tab, and is sent again with it. Asks anew for all that is the
 * player's after every outcome.
 */
export function useSpending<Value>({ name, call, onDone, onOver }: SpendingCalls<Value>) {
  const { t } = useTranslation('pointMall');
  const toast = useToast();
  const askAnew = useAskAnew();
  const [key] = useState(() => createIntentKey(tabKeyStore(`points.${name}`)));
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
      if (outcome !== 'answered') return setFailure({ outcome, cause });
      setFailure(undefined);
      toast({ tone: 'info', title: t('answered.title'), text: t('answered.text') });
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

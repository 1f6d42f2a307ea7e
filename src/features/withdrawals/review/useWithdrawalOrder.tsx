import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Withdrawal } from '#src/platform/contract.generated.ts';
import {
  createWithdrawal,
  WITHDRAWAL_QUOTES,
  withdrawalQuery,
} from '#src/platform/endpoints/wallet/withdrawals.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { assertKeyHolds, isKeyExpired } from '#src/session/keyHolds.ts';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { useStepUp } from '#src/session/stepUp/useStepUp.tsx';
import { withdrawalPath } from '#src/shared/withdrawals/withdrawalPath.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { isOpenAfter } from './isOpenAfter.ts';
import { dropOrder, isOf, keepOrder, keptOrder, type Order, type SentOrder } from './sentOrder.ts';

export interface Ordering {
  /** The order with an unknown outcome. Until it is known, it is the only one. */
  sent: SentOrder | undefined;
  /** An order is being sent, from the press until its outcome; the player may have to prove meanwhile who they are. */
  isSending: boolean;
  /** The order is made, and its tracker is about to open. */
  isMade: boolean;
  /** Why an order with an unknown outcome was dropped: too old to retry, and not on its way. */
  expired: unknown;
  /**
   * Sends an order, or retries the one with an unknown outcome. Throws if the platform refuses it, or if no response came. An order too old
   * to retry is looked up, and dropped as `expired` if it is not on its way.
   */
  send: (order: Order, paymentPassword: string) => Promise<void>;
  /** Checks whether the unconfirmed order has arrived; if so, opens its tracker. */
  check: () => Promise<boolean>;
  /** The step-up dialog: render it beside a form, never within. */
  dialog: ReactNode;
}

/** Requests a player's withdrawals, each with an idempotency key that survives a lost response, a reload and the end of the tab. `onCreated` clears the form. */
export function useWithdrawalOrder(player: string, onCreated: () => void): Ordering {
  const { t } = useTranslation('withdrawals');
  const { amount } = useFormat();
  const platform = usePlatform();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const stepUp = useStepUp();
  const [sent, setSent] = useState(() => keptOrder(player));
  const [isSending, setSending] = useState(false);
  const [isMade, setMade] = useState(false);
  const [expired, setExpired] = useState<unknown>();
  const settle = () => {
    dropOrder(player);
    setSent(undefined);
  };
  const finish = (made: Withdrawal) => {
    setMade(true);
    settle();
    onCreated();
    const { reference } = made;
    queries.setQueryData(withdrawalQuery(platform, reference).queryKey, made);
    void queries.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] });
    const text = t('review.createdText', { amount: amount(made.amount) });
    toast({ tone: 'success', title: t('review.created'), text });
    navigate(withdrawalPath(reference), { replace: true });
  };
  const find = async (order: SentOrder): Promise<boolean> => {
    const newest = await queries.fetchQuery({ ...withdrawalQuery(platform), staleTime: 0 });
    if (!newest || !isOf(newest, order, Date.now())) return false;
    finish(newest);
    return true;
  };
  const send: Ordering['send'] = async (reviewed, paymentPassword) => {
    const isRetry = sent !== undefined;
    const order = sent ?? {
      ...reviewed,
      ...{ key: crypto.randomUUID(), sentAt: Date.now() },
    };
    try {
      assertKeyHolds(order.sentAt);
      const { accountId, amount: asked, fee } = order;
      const body = { accountId, amount: asked, ...(fee && { fee }), paymentPassword };
      const went = await stepUp.run(async (token) => {
        keepOrder(player, order);
        try {
          finish(await createWithdrawal(platform, body, order.key, token));
        } catch (error) {
          // While the player proves who they are, a reload must not find an order that was refused.
          if (!isOpenAfter(error, isRetry)) dropOrder(player);
          throw error;
        }
      });
      if (!went && !isRetry) settle();
    } catch (error) {
      if (!isOpenAfter(error, isRetry)) {
        settle();
        // The review shows why: its fee or the balance may be others by now.
        void queries.invalidateQueries({ queryKey: WITHDRAWAL_QUOTES });
      } else if (await find(order).catch(() => false)) return;
      else if (isKeyExpired(error)) {
        settle();
        setExpired(error);
        return;
      } else setSent(order);
      throw error;
    }
  };
  return {
    sent,
    isSending,
    isMade,
    expired,
    dialog: stepUp.dialog,
    check: async () => sent !== undefined && find(sent),
    async send(order, paymentPassword) {
      setSending(true);
      await send(order, paymentPassword).finally(() => setSending(false));
    },
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PaidReward } from '#src/platform/contract.generated.ts';
import { createIdempotencyKey, type IdempotencyKey } from '#src/session/idempotencyKey.ts';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { useRewardAmount } from '../useRewardAmount.ts';
import type { ClaimFailure, ClaimTarget } from './ClaimFailure.ts';

/** The claims of a page. */
export interface Claims {
  /** Whether a claim of this target is under way. */
  isPending: (id: string) => boolean;
  /** Why claims of the page failed, the earliest first. */
  failures: readonly ClaimFailure[];
  /** The part of the page that gets the focus once a claim was paid and its button is gone; it takes `tabIndex={-1}`. */
  region: RefObject<HTMLDivElement | null>;
  /** Claims, or asks again about a claim whose answer was lost. A second press while it is pending does nothing. */
  start: (target: ClaimTarget) => void;
}

function without<Value>(map: ReadonlyMap<string, Value>, id: string): Map<string, Value> {
  const rest = new Map(map);
  rest.delete(id);
  return rest;
}

/**
 * Claims rewards, each target with its own idempotency key, which is kept until the outcome is known: no retry pays twice. Shows what was
 * paid, and refreshes all of the player's data after every outcome.
 *
 * @param send pays a target with a key; throws a `PlatformError`
 */
export function useClaims(send: (id: string, key: string) => Promise<PaidReward>): Claims {
  const { t } = useTranslation('session');
  const { amount } = useFormat();
  const worth = useRewardAmount();
  const toast = useToast();
  const queries = useQueryClient();
  const keys = useRef(new Map<string, IdempotencyKey>());
  const underWay = useRef(new Set<string>());
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, ClaimFailure>>(new Map());
  const region = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>(null);
  const showPending = () => setPending(new Set(underWay.current));

  // A removed button leaves the focus to the document: the keyboard continues from the region instead.
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    pressed.current = null;
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  });

  function succeed({ id, name }: ClaimTarget, paid: PaidReward): void {
    pressed.current = document.activeElement;
    setFailures((old) => without(old, id));
    const text = isPositive(paid.turnover)
      ? t('claims.turnover', { amount: amount(paid.turnover) })
      : name;
    toast({ tone: 'success', title: t(`claims.paid.${paid.unit}`, { amount: worth(paid) }), text });
  }

  async function claim(target: ClaimTarget): Promise<void> {
    const { id } = target;
    const key = keys.current.get(id) ?? createIdempotencyKey();
    keys.current.set(id, key);
    try {
      const paid = await send(id, key.keyFor(id));
      key.done();
      succeed(target, paid);
    } catch (cause) {
      const failure = { target, outcome: key.failed(cause), cause };
      setFailures((old) => without(old, id).set(id, failure));
    }
    await queries.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] });
  }

  return {
    isPending: (id) => pending.has(id),
    failures: [...failures.values()],
    region,
    start: (target) => {
      if (underWay.current.has(target.id)) return;
      underWay.current.add(target.id);
      showPending();
      void claim(target).finally(() => {
        underWay.current.delete(target.id);
        showPending();
      });
    },
  };
}

import { useEffect } from 'react';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { useMember } from '#src/session/useMember.ts';
import { needsPlayer } from '#src/shared/deposits/needsPlayer.ts';
import { depositKeyName, forgetKeyOf } from '../storedIdempotencyKey.ts';

/** Deletes the idempotency key of a deposit that no longer waits for the player: another one like it gets a new key. */
export function useForgetKey(deposit: Deposit | null | undefined): void {
  const memberId = useMember()?.id;
  useEffect(() => {
    const isOver = deposit && !needsPlayer(deposit);
    if (isOver && memberId !== undefined) forgetKeyOf(deposit, depositKeyName(memberId));
  }, [deposit, memberId]);
}

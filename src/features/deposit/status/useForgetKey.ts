import { useEffect } from 'react';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { useMember } from '#src/session/useMember.ts';
import { depositKeyName, forgetKeyOf } from '../keptIntentKey.ts';

/** Forgets the key that a deposit was begun with once its page is seen: another one like it is begun with a new key. */
export function useForgetKey(deposit: Deposit | null | undefined): void {
  const memberId = useMember()?.id;
  useEffect(() => {
    if (deposit && memberId !== undefined) forgetKeyOf(deposit, depositKeyName(memberId));
  }, [deposit, memberId]);
}

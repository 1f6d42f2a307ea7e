import { recall, remember } from '#src/session/storage.ts';
import { useMember } from '#src/session/useMember.ts';

/** The amount that this player transferred last on this device, or `all`, and how to keep it. Each account has its own. */
export function useRememberedAmount(): [string | undefined, (amount: string) => void] {
  const member = useMember();
  const key = member && (`livery.transfer.${member.id}` as const);
  return [key && recall(key), (amount) => key && remember(key, amount)];
}

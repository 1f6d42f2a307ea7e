import { recall, remember } from '#src/session/storage.ts';
import { useMember } from '#src/session/useMember.ts';

/** The amount of this player's last transfer on this device, or `all`, and its setter. Each account has its own. */
export function useRememberedAmount(): [string | undefined, (amount: string) => void] {
  const member = useMember();
  const key = member && (`livery.transfer.${member.id}` as const);
  return [key && recall(key), (amount) => key && remember(key, amount)];
}

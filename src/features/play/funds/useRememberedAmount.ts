import { recall, remember } from '#src/session/storage.ts';
import { useMember } from '#src/session/useMember.ts';

/** What this player brought last on this device, an amount or `all`, and how to keep it. Other accounts know nothing of it. */
export function useRememberedAmount(): [string | undefined, (amount: string) => void] {
  const member = useMember();
  const key = member && (`livery.bring.${member.id}` as const);
  return [key && recall(key), (amount) => key && remember(key, amount)];
}

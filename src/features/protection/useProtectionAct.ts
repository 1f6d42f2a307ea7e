import type { Protection } from '#src/platform/contract.generated.ts';
import { useOnePress } from '#src/session/useOnePress.ts';
import { useKeepProtection } from './useKeepProtection.ts';

/** A player's change of protection, with its pending state and its error. */
export interface ProtectionAct {
  act: () => Promise<void>;
  busy: boolean;
  error: unknown;
}

/** Changes the player's protection: never sent twice at a time, and cached once the platform has made it. */
export function useProtectionAct(
  send: () => Promise<Protection>,
  onDone: (answer: Protection) => void,
): ProtectionAct {
  const keep = useKeepProtection();
  const { press, isPending, error } = useOnePress({
    mutationFn: send,
    onSuccess: (answer) => {
      keep(answer);
      onDone(answer);
    },
  });
  return { act: press, busy: isPending, error };
}

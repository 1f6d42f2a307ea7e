import { useMutation } from '@tanstack/react-query';
import type { Protection } from '#src/platform/contract.generated.ts';
import { useSingleFlight } from '#src/session/useSingleFlight.ts';
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
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      keep(answer);
      onDone(answer);
    },
  });
  const act = useSingleFlight(async () => {
    // `error` carries the refusal.
    await mutateAsync().catch(() => undefined);
  });
  return { act, busy: isPending, error };
}

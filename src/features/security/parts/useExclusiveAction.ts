import { useState } from 'react';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useSingleFlight } from '#src/session/useSingleFlight.ts';

/** The button actions of a part. */
export interface Act {
  /** The pending action's name. */
  busy: string | undefined;
  /** The last error message. */
  failure: string | undefined;
  /** Runs a named action; only one at a time. */
  act: (name: string, work: () => Promise<unknown>) => Promise<void>;
}

/** Runs a part's actions one at a time, with the pending name and the error. */
export function useExclusiveAction(): Act {
  const words = useErrorMessage();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const act = useSingleFlight(async (name: string, work: () => Promise<unknown>) => {
    setBusy(name);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(words(error));
    } finally {
      setBusy(undefined);
    }
  });
  return { busy, failure, act };
}

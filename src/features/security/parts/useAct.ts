import { useState } from 'react';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useSingleFlight } from '#src/session/useSingleFlight.ts';

/** What a part does at the press of a button. */
export interface Act {
  /** The name of what is under way. */
  busy: string | undefined;
  /** Why the last one failed, in words. */
  failure: string | undefined;
  /** Does something under a name; one thing at a time. */
  act: (name: string, work: () => Promise<unknown>) => Promise<void>;
}

/** Lets a part do one thing at a time, show which it is, and say why it failed. */
export function useAct(): Act {
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

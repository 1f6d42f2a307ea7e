import { useRef } from 'react';

/** The idempotency keys of one control. */
export interface IntentKey {
  /** The key of what the player wants done: the same for the same intent until it is done. */
  keyFor(intent: string): string;
  /** It was done; to want it again is another intent. */
  done(): void;
}

/** A key for each thing that the player wants done, kept for retries, so that none of them pays twice. */
export function useIntentKey(): IntentKey {
  const held = useRef<{ intent: string; key: string }>(undefined);
  return {
    keyFor(intent) {
      if (held.current?.intent !== intent) held.current = { intent, key: crypto.randomUUID() };
      return held.current.key;
    },
    done() {
      held.current = undefined;
    },
  };
}

import { useState } from 'react';
import type { IntentKey } from '#src/session/useIntentKey.ts';

const NAME = 'livery.depositKey';

interface Held {
  intent: string;
  key: string;
}

function held(): Partial<Held> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(NAME) ?? '{}'));
  } catch {
    return {};
  }
}

function hold(kept: Held | undefined): void {
  try {
    if (kept) sessionStorage.setItem(NAME, JSON.stringify(kept));
    else sessionStorage.removeItem(NAME);
  } catch {
    // Storage is full, or switched off by the visitor: the key holds for this page.
  }
}

/** As `useIntentKey`, and the key outlives a tab that was closed or reloaded before the answer came. A logout forgets it. */
export function useKeptIntentKey(): IntentKey {
  const [memory] = useState<Partial<Held>>(held);
  return {
    keyFor(intent) {
      if (memory.intent !== intent || memory.key === undefined) {
        memory.intent = intent;
        memory.key = crypto.randomUUID();
      }
      hold({ intent, key: memory.key });
      return memory.key;
    },
    done() {
      delete memory.intent;
      hold(undefined);
    },
  };
}

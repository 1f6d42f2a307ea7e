import { playerKey } from '#src/session/playerMemory.ts';
import { type IntentKey, useIntentKey } from '#src/session/useIntentKey.ts';
import { useMember } from '#src/session/useMember.ts';

/** How long a key is kept for another tab, in milliseconds: longer than a deposit can be paid. */
const KEPT_MS = 60 * 60_000;

interface Held {
  intent: string;
  key: string;
  at: number;
}

function held(name: string): Partial<Held> {
  try {
    return Object(JSON.parse(localStorage.getItem(name) ?? '{}'));
  } catch {
    return {};
  }
}

function hold(name: string, kept: Held | undefined): void {
  try {
    if (kept) localStorage.setItem(name, JSON.stringify(kept));
    else localStorage.removeItem(name);
  } catch {
    // Storage is full, or switched off by the visitor: the key holds for this page.
  }
}

/**
 * As `useIntentKey`, and the key outlives a tab that was closed before the answer came: another one of the same player sends the same
 * intent with the same key. A logout forgets it.
 */
export function useKeptIntentKey(): IntentKey {
  const member = useMember();
  const own = useIntentKey();
  const name = member && playerKey(member.id, 'depositKey');
  return {
    keyFor(intent) {
      if (name === undefined) return own.keyFor(intent);
      const { at = 0, ...kept } = held(name);
      const isFresh = Date.now() - at < KEPT_MS;
      if (isFresh && kept.intent === intent && kept.key !== undefined) return kept.key;
      const key = own.keyFor(intent);
      hold(name, { intent, key, at: Date.now() });
      return key;
    },
    done() {
      own.done();
      if (name !== undefined) hold(name, undefined);
    },
  };
}

import { useState } from 'react';
import { useMember } from '#src/session/useMember.ts';
import { createKeptIntentKey, depositKeyName } from './keptIntentKey.ts';

/**
 * The idempotency key of a deposit. Unlike that of `useIntentKey` it is stored on the device: if the tab is closed before the response,
 * another tab sends the same request with it. A logout deletes it.
 */
export function useKeptIntentKey() {
  const member = useMember();
  const [key] = useState(createKeptIntentKey);
  const name = member && depositKeyName(member.id);
  return { ...key, keyFor: (intent: string) => key.keyFor(intent, name) };
}

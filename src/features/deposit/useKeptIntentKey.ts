import { useState } from 'react';
import { useMember } from '#src/session/useMember.ts';
import { createKeptIntentKey, depositKeyName } from './keptIntentKey.ts';

/**
 * Like `useIntentKey`, but the key survives a tab closed before the response: another tab of the player sends the same intent with the same
 * key. A logout forgets it.
 */
export function useKeptIntentKey() {
  const member = useMember();
  const [key] = useState(createKeptIntentKey);
  const name = member && depositKeyName(member.id);
  return { ...key, keyFor: (intent: string) => key.keyFor(intent, name) };
}

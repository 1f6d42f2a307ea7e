import { useState } from 'react';
import { useMember } from '#src/session/useMember.ts';
import { createKeptIntentKey, depositKeyName } from './keptIntentKey.ts';

/**
 * As `useIntentKey`, and the key outlives a tab that was closed before the answer came: another one of the same player sends the same
 * intent with the same key. A logout forgets it.
 */
export function useKeptIntentKey() {
  const member = useMember();
  const [key] = useState(createKeptIntentKey);
  const name = member && depositKeyName(member.id);
  return { ...key, keyFor: (intent: string) => key.keyFor(intent, name) };
}

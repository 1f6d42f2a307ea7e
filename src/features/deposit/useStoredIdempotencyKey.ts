import { useState } from 'react';
import { useMember } from '#src/session/useMember.ts';
import { createStoredIdempotencyKey, depositKeyName } from './storedIdempotencyKey.ts';

/**
 * Like `useIdempotencyKey`, but the key is stored on the device: another tab repeats the request if this one is closed before the response.
 * A logout deletes it.
 */
export function useStoredIdempotencyKey() {
  const member = useMember();
  const [key] = useState(createStoredIdempotencyKey);
  const name = member && depositKeyName(member.id);
  return { ...key, keyFor: (intent: string) => key.keyFor(intent, name) };
}

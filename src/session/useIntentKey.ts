import { useState } from 'react';
import { createIdempotencyKeys, type IntentKey } from './intentKey.ts';

/** The idempotency key of each action, kept for retries, so that nothing is done twice. */
export function useIntentKey(): IntentKey {
  return useState(createIdempotencyKeys)[0];
}

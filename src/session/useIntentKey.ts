import { useState } from 'react';
import { createIntentKey, type IntentKey } from './intentKey.ts';

/** The idempotency keys of a component's actions: a retry sends the key of the first try, so that nothing is done twice. */
export function useIntentKey(): IntentKey {
  return useState(createIntentKey)[0];
}

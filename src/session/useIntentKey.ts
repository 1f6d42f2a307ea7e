import { useState } from 'react';
import { createIntentKey, type IntentKey } from './intentKey.ts';

/** A key for each thing that the player wants done, kept for retries, so that none of them pays twice. */
export function useIntentKey(): IntentKey {
  return useState(createIntentKey)[0];
}

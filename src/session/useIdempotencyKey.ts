import { useState } from 'react';
import { createIdempotencyKey, type IdempotencyKey } from './idempotencyKey.ts';

/** The idempotency key of each action, kept for retries, so that nothing is done twice. */
export function useIdempotencyKey(): IdempotencyKey {
  return useState(createIdempotencyKey)[0];
}

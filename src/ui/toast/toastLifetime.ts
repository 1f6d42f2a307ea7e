import type { ToastMessage } from './toastQueue.ts';

/** Long enough to read, in ms; longer where there is something to press. */
const READING_MS = 5000;
const ACTING_MS = 10_000;

/** How long a toast stays, in ms. Zero: until it is closed, as what has gone wrong does. */
export function toastLifetime({ tone, action }: ToastMessage): number {
  if (tone === 'danger') return 0;
  return action ? ACTING_MS : READING_MS;
}

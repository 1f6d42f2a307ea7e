import type { ToastMessage } from './toastQueue.ts';

/** The time to read a toast, in ms; longer if it has an action. */
const READING_MS = 5000;
const ACTING_MS = 10_000;

/** How long a toast is shown, in ms. Zero: until it is closed, as for errors. */
export function toastLifetime({ tone, action }: ToastMessage): number {
  if (tone === 'danger') return 0;
  return action ? ACTING_MS : READING_MS;
}

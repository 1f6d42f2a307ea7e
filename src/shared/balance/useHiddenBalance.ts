import { useSyncExternalStore } from 'react';
import { recall, remember } from '#src/session/storage.ts';

const KEY = 'livery.balance';
const HIDDEN = 'hidden';

const listeners = new Set<() => void>();

/** The last choice, for browsers without storage. */
let chosen = 'shown';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isHidden = (): boolean => (recall(KEY) ?? chosen) === HIDDEN;

function hide(hidden: boolean): void {
  chosen = hidden ? HIDDEN : 'shown';
  remember(KEY, chosen);
  for (const listener of listeners) listener();
}

/** Whether the player hides the balance on this device, everywhere it is shown (S2.20), and how to change it. */
export const useHiddenBalance = (): [boolean, (hidden: boolean) => void] => [
  useSyncExternalStore(subscribe, isHidden, () => false),
  hide,
];

import { useSyncExternalStore } from 'react';

/** State that the boot script sets on the root element before the first paint, and that styles read. */
type RootKey = 'theme' | 'sideMenu';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets a state of the root element, for styles and all readers. */
export function setRootState(key: RootKey, value: string): void {
  document.documentElement.dataset[key] = value;
  for (const listener of listeners) listener();
}

/** Reads a state of the root element; `initial` is what the prerendered page shows. */
export function useRootState(key: RootKey, initial: string): string {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[key] ?? initial,
    () => initial,
  );
}

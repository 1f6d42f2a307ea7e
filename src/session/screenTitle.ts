import { useEffect, useSyncExternalStore } from 'react';

/** The name that the open screen has given itself; undefined for one that is named by its module. */
let named: string | undefined;
const listeners = new Set<() => void>();

function name(next: string | undefined): void {
  named = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the window by what a screen shows, such as a game, until the screen closes. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    name(title);
    return () => {
      // The next screen may have named itself already.
      if (named === title) name(undefined);
    };
  }, [title]);
}

/** The name that the open screen has given itself, if any. */
export const useNamedScreen = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => named,
    () => undefined,
  );

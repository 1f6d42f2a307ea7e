import { useEffect, useSyncExternalStore } from 'react';

type Kind = 'screen' | 'popup';

/** The names that the open screen, and the popup above it, have given themselves; undefined for one that is named by its module. */
const named: Record<Kind, string | undefined> = { screen: undefined, popup: undefined };
const listeners = new Set<() => void>();

function name(kind: Kind, next: string | undefined): void {
  named[kind] = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Names the window by what a screen shows, such as a game, until the screen closes.
 * @param title undefined while its module names it
 * @param kind a popup names the window as long as it is open, whatever the screen below it shows
 */
export function useScreenTitle(title: string | undefined, kind: Kind = 'screen'): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    name(kind, title);
    return () => {
      // The next screen may have named itself already.
      if (named[kind] === title) name(kind, undefined);
    };
  }, [title, kind]);
}

/** The name that the open screen or popup has given itself, if any. */
export const useNamedScreen = (kind: Kind): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => named[kind],
    () => undefined,
  );

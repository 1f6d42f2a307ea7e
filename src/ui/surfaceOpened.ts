import { useEffect } from 'react';

const listeners = new Set<() => void>();

/** Calls back whenever a surface opens above the page. Returns a function to unsubscribe. */
export function onSurfaceOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Notifies listeners each time that a surface opens above the page: a dialog, an alert dialog, a sheet. */
export function useSurfaceOpened(open: boolean): void {
  useEffect(() => {
    if (open) for (const listener of listeners) listener();
  }, [open]);
}

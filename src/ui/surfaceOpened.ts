import { useEffect } from 'react';

const listeners = new Set<() => void>();

/** Calls back whenever a surface opens above the page. Gives what ends that. */
export function onSurfaceOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Announces a surface above the page each time that it opens: a dialog, a question, a sheet. */
export function useSurfaceOpened(open: boolean): void {
  useEffect(() => {
    if (open) for (const listener of listeners) listener();
  }, [open]);
}

import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether data is to be saved now: nothing plays by itself, no font and no large picture is fetched. It stands on the
 * root element before the first paint, by the visitor's choice or their device's wish, so that styles read it too.
 */
export const savesData = (): boolean => document.documentElement.dataset.dataSaver === 'on';

/** Saves data from now on, or no longer. */
export function saveData(on: boolean): void {
  document.documentElement.dataset.dataSaver = on ? 'on' : 'off';
  for (const listener of listeners) listener();
}

/** Whether data is to be saved, and anew whenever that changes; false in what is prerendered. */
export const useDataSaver = (): boolean => useSyncExternalStore(subscribe, savesData, () => false);

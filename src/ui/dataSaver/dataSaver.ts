import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether data saving is on: nothing plays by itself, no font and no large picture is fetched. The root element has it before the first
 * paint, by the visitor's choice or the device's setting, so that styles can use it too.
 */
export const savesData = (): boolean => document.documentElement.dataset.dataSaver === 'on';

/** Turns data saving on or off. */
export function saveData(on: boolean): void {
  document.documentElement.dataset.dataSaver = on ? 'on' : 'off';
  for (const listener of listeners) listener();
}

/** Whether data saving is on, kept up to date; false in prerendered markup. */
export const useDataSaver = (): boolean => useSyncExternalStore(subscribe, savesData, () => false);

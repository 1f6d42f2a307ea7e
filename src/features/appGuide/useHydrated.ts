import { useSyncExternalStore } from 'react';

/** It happens once, and draws anew by itself. */
const neverTold = () => () => {};

/** Whether the page runs its script: false while it is prerendered, and while that markup is taken over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverTold,
    () => true,
    () => false,
  );

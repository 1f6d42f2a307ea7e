import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether hydration is done. What depends on the address beyond its path, or is for typing, waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the app has taken over the prerendered page. What depends on the address beyond its path, or is for typing, waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

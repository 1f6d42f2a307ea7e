import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether hydration is done. Content that depends on the query or hash of the URL, and fields to type in, are rendered only then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

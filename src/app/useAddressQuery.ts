import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** Nobody needs to be told of a change: who reads the address is drawn anew by the router. */
const noUpdates = () => () => {};

/**
 * The query of the address on show, its `?` with it. It is empty while prerendered markup is taken over, since that was
 * made for no query.
 */
export function useAddressQuery(): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    noUpdates,
    () => search,
    () => '',
  );
}

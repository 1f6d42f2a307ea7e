import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** No subscription is needed: the router re-renders all readers of the address. */
const noUpdates = () => () => {};

/** The query of the current address, with its `?`. Empty during hydration, since prerendered markup has no query. */
export function useAddressQuery(): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    noUpdates,
    () => search,
    () => '',
  );
}

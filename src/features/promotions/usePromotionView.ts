import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { type PromotionView, viewOf } from './promotionPaths.ts';

/** Nobody needs to be told of a change: who reads the address is drawn anew by the router. */
const noUpdates = () => () => {};

/** What the address on show asks for; while prerendered markup is taken over, the list that was prerendered. */
export function usePromotionView(): PromotionView {
  const { search } = useLocation();
  return viewOf(
    useSyncExternalStore(
      noUpdates,
      () => search,
      () => '',
    ),
  );
}

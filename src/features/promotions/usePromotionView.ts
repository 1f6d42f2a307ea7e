import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { type PromotionView, viewOf } from './promotionPaths.ts';

/** No subscription needed: the router rerenders the components that read the URL. */
const noUpdates = () => () => {};

/** The view of the current URL; during hydration, the prerendered list. */
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

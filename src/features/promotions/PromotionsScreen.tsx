import { lazy, Suspense } from 'react';
import { DetailSkeleton } from './detail/DetailSkeleton.tsx';
import { PromotionList } from './list/PromotionList.tsx';
import { usePromotionView } from './usePromotionView.ts';

const PromotionDetail = lazy(async () => ({
  default: (await import('./detail/PromotionDetail.tsx')).PromotionDetail,
}));
const ApplicationList = lazy(async () => ({
  default: (await import('./application/ApplicationList.tsx')).ApplicationList,
}));

/** Promotions (S2.3): the list, filtered by `?type=`; one promotion at `?code=`; the player's applications at `?view=applications`. */
export function PromotionsScreen() {
  const view = usePromotionView();
  switch (view.kind) {
    case 'list':
      return <PromotionList type={view.type} />;
    case 'promotion':
      return (
        <Suspense fallback={<DetailSkeleton />}>
          <PromotionDetail key={view.code} code={view.code} />
        </Suspense>
      );
    case 'applications':
      return (
        <Suspense fallback={<DetailSkeleton />}>
          <ApplicationList />
        </Suspense>
      );
  }
}

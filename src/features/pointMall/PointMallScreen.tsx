import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '#src/session/SessionContext.tsx';
import { PageHeading } from '#src/ui/heading/PageHeading.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { MallForVisitors } from './MallForVisitors.tsx';
import { ViewLinks } from './ViewLinks.tsx';

const Mall = lazy(async () => ({ default: (await import('./Mall.tsx')).Mall }));
const PointRecords = lazy(async () => ({
  default: (await import('./records/PointRecords.tsx')).PointRecords,
}));

function OwnMall() {
  const [query] = useSearchParams();
  const records = query.get('view') === 'records';
  return (
    <>
      <ViewLinks records={records} />
      <Suspense fallback={<SkeletonLines />}>{records ? <PointRecords /> : <Mall />}</Suspense>
    </>
  );
}

/** The points mall (S2.9): items to redeem, and at `?view=records` the points history. */
export function PointMallScreen() {
  const { t } = useTranslation('pointMall');
  const { token } = useSession();
  return (
    <Stack gap="xl">
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      {token === undefined ? <MallForVisitors /> : <OwnMall />}
    </Stack>
  );
}

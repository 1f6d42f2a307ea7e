import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '#src/session/SessionContext.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
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
      <Stack gap="xs">
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="secondary">{t('lead')}</Text>
      </Stack>
      {token === undefined ? <MallForVisitors /> : <OwnMall />}
    </Stack>
  );
}

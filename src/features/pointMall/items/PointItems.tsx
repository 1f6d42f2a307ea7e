import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pointItemsQuery } from '#src/platform/endpoints/points/pointItems.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { RewardsFailed } from '#src/shared/rewards/RewardsFailed.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { ItemCard, type ItemCardProps } from './ItemCard.tsx';
import { ItemCardSkeleton } from './ItemCardSkeleton.tsx';

/** The skeletons of items while they load. */
const PLACES = ['first', 'second', 'third', 'fourth'] as const;

function Items({ balance }: Pick<ItemCardProps, 'balance'>) {
  const { t, i18n } = useTranslation('pointMall');
  const list = useInfiniteQuery(pointItemsQuery(usePlatform(), i18n.language));
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = list;
  if (error && !data) {
    const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: refetch };
    return <RewardsFailed title={t('items.failed')} error={error} {...again} />;
  }
  const items = data?.pages.flatMap((page) => page.list) ?? [];
  if (data && items.length === 0) {
    return <EmptyState title={t('items.none')} hint={t('items.noneHint')} />;
  }
  const waiting = !data || isFetchingNextPage;
  return (
    <div aria-busy={waiting}>
      <Stack gap="l">
        <Grid as="ul" columns="medium">
          {items.map((item) => (
            <ItemCard key={item.code} item={item} balance={balance} />
          ))}
          {waiting && PLACES.map((place) => <ItemCardSkeleton key={place} />)}
        </Grid>
        {hasNextPage && (
          <Stack align="center">
            <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {t('items.more')}
            </Button>
          </Stack>
        )}
      </Stack>
    </div>
  );
}

/** The items to redeem for points, in the operator's order (S2.9). */
export function PointItems({ balance }: Pick<ItemCardProps, 'balance'>) {
  const { t } = useTranslation('pointMall');
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{t('items.title')}</Heading>
      <Items balance={balance} />
    </Stack>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { PromotionType } from '#src/platform/contract.generated.ts';
import { promotionsQuery } from '#src/platform/endpoints/promotions/getPromotions.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { ContentBlocks } from '#src/shared/blocks/ContentBlocks.tsx';
import { PROMOTIONS_PATH } from '#src/shared/rewards/promotionPath.ts';
import { RewardsFailed } from '#src/shared/rewards/RewardsFailed.tsx';
import { usePromotionReader } from '#src/shared/rewards/usePromotionReader.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { ListHead } from './ListHead.tsx';
import { PromotionCards } from './PromotionCards.tsx';
import { TypeLinks } from './TypeLinks.tsx';

export interface PromotionListProps {
  /** Only promotions of this type. */
  type: PromotionType | undefined;
}

function Promotions({ type }: PromotionListProps) {
  const { t } = useTranslation('promotions');
  const list = useInfiniteQuery(promotionsQuery(usePlatform(), usePromotionReader(), type));
  const { error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = list;
  // All cards of a page arrive at once: rendered in slices, so that a slow phone stays responsive.
  const data = useDeferredValue(list.data);
  if (error && !data) {
    const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: refetch };
    return <RewardsFailed title={t('list.failed')} error={error} {...again} />;
  }
  const promotions = data?.pages.flatMap((page) => page.list) ?? [];
  if (data && promotions.length === 0) {
    return type ? (
      <EmptyState
        icon="ticket"
        title={t('list.noneOfType')}
        action={<ButtonLink to={PROMOTIONS_PATH}>{t('list.all')}</ButtonLink>}
      />
    ) : (
      <EmptyState icon="ticket" title={t('list.none')} hint={t('list.noneHint')} />
    );
  }
  return (
    <>
      <PromotionCards
        promotions={promotions}
        waiting={!data || isFetchingNextPage || data !== list.data}
        askedFirst={!data && !type}
      />
      {hasNextPage && (
        <Stack align="center">
          <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('list.more')}
          </Button>
        </Stack>
      )}
    </>
  );
}

/** Current and upcoming promotions, by type or all (S2.3). */
export function PromotionList({ type }: PromotionListProps) {
  const { promotions: around = {} } = useBrand().pages;
  return (
    <Stack gap="l">
      <ListHead />
      <ContentBlocks blocks={around.above} list="promotions.above" />
      <TypeLinks chosen={type} />
      <Promotions key={type ?? 'all'} type={type} />
      <ContentBlocks blocks={around.below} list="promotions.below" />
    </Stack>
  );
}

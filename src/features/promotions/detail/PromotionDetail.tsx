import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { promotionQuery } from '#src/platform/endpoints/promotions/getPromotion.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { PROMOTIONS_PATH } from '#src/shared/rewards/promotionPath.ts';
import { RewardsFailed } from '#src/shared/rewards/RewardsFailed.tsx';
import { usePromotionReader } from '#src/shared/rewards/usePromotionReader.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { PromotionPage } from './PromotionPage.tsx';

/** Codes for an unknown promotion. */
const GONE: readonly string[] = ['promotion_unknown', 'invalid_parameter'];

/** One promotion: its terms, the player's status and action (S2.3, S4.16). */
export function PromotionDetail({ code }: { code: string }) {
  const { t } = useTranslation('promotions');
  const { data, error, isFetching, refetch } = useQuery(
    promotionQuery(usePlatform(), usePromotionReader(), code),
  );
  if (data) return <PromotionPage promotion={data} />;
  if (!error) return <DetailSkeleton />;
  if (error instanceof PlatformError && GONE.includes(error.code)) {
    return (
      <EmptyState
        icon="ticket"
        title={t('detail.gone')}
        hint={t('detail.goneHint')}
        action={<ButtonLink to={PROMOTIONS_PATH}>{t('detail.all')}</ButtonLink>}
      />
    );
  }
  const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: refetch };
  return <RewardsFailed title={t('detail.failed')} error={error} {...again} />;
}

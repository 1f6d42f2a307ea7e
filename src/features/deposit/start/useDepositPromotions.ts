import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { depositPromotionsQuery } from '#src/platform/endpoints/wallet/depositPromotions.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** The deposit promotions, each with this player's status. */
export function useDepositPromotions() {
  const { i18n } = useTranslation();
  return useInfiniteQuery(depositPromotionsQuery(usePlatform(), i18n.language));
}

/** The state of the promotions: loaded, failed, or retrying. */
export type DepositPromotions = Pick<
  ReturnType<typeof useDepositPromotions>,
  'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'
>;

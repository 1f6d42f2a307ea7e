import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BonusPage } from '#src/platform/contract.generated.ts';
import { activeBonusesQuery } from '#src/platform/endpoints/rewards/bonusDetails.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useMarketToday } from '#src/shared/records/useMarketToday.ts';
import { previousDays } from '#src/ui/dateRange/dateSpan.ts';

/** How far back bonuses with an unmet wagering requirement are fetched, in days. */
const DAYS = 366;

/** The query of bonuses with an unmet wagering requirement. */
export type TurnoverBonuses = Pick<
  UseQueryResult<BonusPage>,
  'data' | 'error' | 'isFetching' | 'refetch'
>;

/** The player's bonuses with an unmet wagering requirement (S2.16). */
export function useTurnoverBonuses(): TurnoverBonuses {
  const { i18n } = useTranslation();
  const { from } = previousDays(useMarketToday(), DAYS);
  return useQuery(activeBonusesQuery(usePlatform(), i18n.language, from));
}

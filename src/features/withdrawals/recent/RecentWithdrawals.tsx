import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { withdrawalsQuery } from '#src/platform/endpoints/wallet/withdrawals.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PagedList } from '#src/shared/lists/PagedList.tsx';
import { useMarketToday } from '#src/shared/records/useMarketToday.ts';
import { WithdrawalCard } from '#src/shared/withdrawals/WithdrawalCard.tsx';
import { previousDays } from '#src/ui/dateRange/dateSpan.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** How far back withdrawals are listed, in days: as long as the platform keeps records for players. */
const DAYS = 183;

/** Earlier withdrawals, each with a link to its tracker. */
export function RecentWithdrawals() {
  const { t } = useTranslation('withdrawals');
  const { from } = previousDays(useMarketToday(), DAYS);
  const query = useInfiniteQuery(withdrawalsQuery(usePlatform(), from));
  const labels = { failed: t('recent.failed'), retry: t('retry'), older: t('recent.older') };
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="m">
        {t('recent.title')}
      </Heading>
      <PagedList query={query} labels={labels}>
        {(pages) => {
          const all = pages.flatMap(({ withdrawals }) => withdrawals);
          if (all.length === 0) {
            return (
              <EmptyState icon="history" title={t('recent.none')} hint={t('recent.noneHint')} />
            );
          }
          return (
            <Stack as="ul" gap="s">
              {all.map((one) => (
                <li key={one.reference}>
                  <WithdrawalCard withdrawal={one} />
                </li>
              ))}
            </Stack>
          );
        }}
      </PagedList>
    </Stack>
  );
}

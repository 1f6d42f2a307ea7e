import { useTranslation } from 'react-i18next';
import {
  type BonusFilter,
  bonusDetailsQuery,
} from '#src/platform/endpoints/rewards/bonusDetails.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PagedList } from '#src/shared/lists/PagedList.tsx';
import { useRecordPages } from '#src/shared/records/useRecordPages.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { BonusCard } from './BonusCard.tsx';
import { BonusTotals } from './BonusTotals.tsx';
import { NoBonuses } from './NoBonuses.tsx';
import { WageringContributions } from './WageringContributions.tsx';
import { WithdrawalNotice } from './WithdrawalNotice.tsx';

/** The cards of the skeleton. */
const PLACES = ['1', '2', '3'];

/** The bonuses of a filter with their totals, the effect of a withdrawal now, and which games count. */
export function BonusList({ filter }: { filter: BonusFilter }) {
  const { t, i18n } = useTranslation('bonuses');
  const query = useRecordPages(bonusDetailsQuery(usePlatform(), i18n.language, filter));
  const loading = (
    <>
      <BonusTotals page={undefined} />
      <WithdrawalNotice page={undefined} />
      <Grid columns="wide">
        {PLACES.map((place) => (
          <Card key={place}>
            <SkeletonLines />
          </Card>
        ))}
      </Grid>
    </>
  );
  const labels = { failed: t('failed'), retry: t('retry'), older: t('older') };
  return (
    <PagedList query={query} loading={loading} labels={labels}>
      {(pages) => {
        const [first] = pages;
        const bonuses = pages.flatMap(({ list }) => list);
        return (
          <>
            <BonusTotals page={first} />
            <WithdrawalNotice page={first} />
            {first && bonuses.length > 0 ? (
              <Grid as="ul" columns="wide">
                {bonuses.map((bonus) => (
                  <BonusCard key={bonus.id} bonus={bonus} outcome={first.withdrawal.outcome} />
                ))}
              </Grid>
            ) : (
              <NoBonuses filter={filter} />
            )}
            {first && <WageringContributions contributions={first.contributions} />}
          </>
        );
      }}
    </PagedList>
  );
}

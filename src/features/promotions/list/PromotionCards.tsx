import { useTranslation } from 'react-i18next';
import type { Promotion } from '#src/platform/contract.generated.ts';
import { FIRST_PICTURES } from '#src/ui/firstPictures.ts';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { PromotionCard } from './PromotionCard.tsx';
import { PromotionCardSkeleton } from './PromotionCardSkeleton.tsx';

/** The skeletons of promotions while they load. */
const PLACES = [0, 1, 2, 3, 4, 5];

export interface PromotionCardsProps {
  promotions: readonly Promotion[];
  /** More are being loaded. */
  waiting: boolean;
  /** The initially requested list, whose first pictures may load before the app. */
  askedFirst: boolean;
}

/** Promotions side by side, as many as fit. */
export function PromotionCards({ promotions, waiting, askedFirst }: PromotionCardsProps) {
  const { t } = useTranslation('promotions');
  return (
    <section aria-label={t('list.label')} aria-busy={waiting}>
      <Grid as="ul" columns="wide">
        {promotions.map((promotion, place) => (
          <PromotionCard
            key={promotion.code}
            promotion={promotion}
            first={place < FIRST_PICTURES}
          />
        ))}
        {waiting &&
          PLACES.map((place) => (
            <PromotionCardSkeleton key={place} place={askedFirst ? place : undefined} />
          ))}
      </Grid>
    </section>
  );
}

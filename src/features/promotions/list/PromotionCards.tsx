import { useTranslation } from 'react-i18next';
import type { Promotion } from '#src/platform/contract.generated.ts';
import { FIRST_PICTURES } from '#src/ui/firstPictures.ts';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { PromotionCard } from './PromotionCard.tsx';
import { PromotionCardSkeleton } from './PromotionCardSkeleton.tsx';

/** The places kept for promotions that are on their way. */
const PLACES = [0, 1, 2, 3, 4, 5];

export interface PromotionCardsProps {
  promotions: readonly Promotion[];
  /** Further ones are on their way. */
  waiting: boolean;
  /** It is the list that the document asks for, whose first pictures may be there before the app. */
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

import { useState } from 'react';
import type { OfferTerms } from '#src/platform/contract.generated.ts';
import { NothingToOffer } from './NothingToOffer.tsx';
import { OfferForm } from './OfferForm.tsx';
import { OfferReview } from './OfferReview.tsx';
import { closedOf, type OfferValues, sentOffer } from './offerValues.ts';

export interface OfferStepsProps {
  terms: OfferTerms;
  onSent: () => void;
}

/** The two steps of an offer: the form, then the review with the send button. Entered values are kept when going back. */
export function OfferSteps({ terms, onSent }: OfferStepsProps) {
  const { account, kinds } = terms;
  const possible = kinds.find((term) => closedOf(term) === undefined);
  const [entered, setEntered] = useState<OfferValues>({
    ...{ kind: possible?.kind ?? 'dividend', period: null, ratePercent: '' },
  });
  const [isReviewed, setReviewed] = useState(false);
  if (isReviewed) {
    return (
      <OfferReview
        offer={sentOffer(account, entered)}
        inForce={kinds.find(({ kind }) => kind === entered.kind)?.inForce ?? null}
        onBack={() => setReviewed(false)}
        onSent={onSent}
      />
    );
  }
  if (!possible) return <NothingToOffer terms={terms} />;
  const review = (values: OfferValues) => {
    setEntered(values);
    setReviewed(true);
  };
  return <OfferForm terms={terms} entered={entered} onReview={review} />;
}

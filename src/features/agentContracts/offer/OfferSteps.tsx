import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { OfferTerms } from '#src/platform/contract.generated.ts';
import { NothingToOffer } from './NothingToOffer.tsx';
import { OfferForm } from './OfferForm.tsx';
import { OfferReview } from './OfferReview.tsx';
import { closedOf, type OfferValues, sentOffer } from './offerValues.ts';

export interface OfferStepsProps {
  terms: OfferTerms;
  onSent: () => void;
}

/** The two steps of an offer: what is offered, then all that it means, and the button that sends it. What was typed stays on the way back. */
export function OfferSteps({ terms, onSent }: OfferStepsProps) {
  const { account, kinds } = terms;
  const possible = kinds.find((term) => closedOf(term) === undefined);
  const form = useForm<OfferValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { kind: possible?.kind ?? 'dividend', period: null, ratePercent: '' },
  });
  const [reviewed, setReviewed] = useState<OfferValues>();
  // An offer that waits has closed its kind; whoever is sending it is told by its outcome.
  if (!possible && !reviewed) return <NothingToOffer terms={terms} />;
  return (
    <FormProvider {...form}>
      {reviewed ? (
        <OfferReview
          offer={sentOffer(account, reviewed)}
          inForce={kinds.find(({ kind }) => kind === reviewed.kind)?.inForce ?? null}
          onBack={() => setReviewed(undefined)}
          onSent={onSent}
        />
      ) : (
        <OfferForm terms={terms} onReview={setReviewed} />
      )}
    </FormProvider>
  );
}

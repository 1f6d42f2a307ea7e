import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Contract, ContractOffer } from '#src/platform/contract.generated.ts';
import { offerConsequencesQuery } from '#src/platform/endpoints/agents/contracts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { mayHaveActed } from '#src/session/mayHaveActed.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ActFailure } from '../contract/ActFailure.tsx';
import { Comparison } from '../contract/Comparison.tsx';
import { ContractExplanation } from '../contract/ContractExplanation.tsx';
import { OfferEndings } from './OfferEndings.tsx';
import { StepHeading } from './StepHeading.tsx';
import { useSendOffer } from './useSendOffer.ts';

export interface OfferReviewProps {
  offer: ContractOffer;
  /** The agent's current contract of the same kind. */
  inForce: Contract | null;
  onBack: () => void;
  onSent: () => void;
}

/** The review of an offer: its terms, the agents who would lose a contract, and the send button (S4.16). */
export function OfferReview({ offer, inForce, onBack, onSent }: OfferReviewProps) {
  const { t } = useTranslation('agentContracts');
  const { send, error, isPending } = useSendOffer(offer, onSent);
  // Not sent before the agent has seen who would lose a contract.
  const isSeen = useInfiniteQuery(offerConsequencesQuery(usePlatform(), offer)).data !== undefined;
  const isUnknown = error !== null && mayHaveActed(error);
  return (
    <Stack gap="l">
      <StepHeading>{t('offer.reviewTitle')}</StepHeading>
      {error && <ActFailure act="offer" error={error} />}
      <Comparison offered={offer} inForce={inForce} />
      <ContractExplanation terms={{ ...offer, side: 'given' }} inForce={inForce} />
      <OfferEndings offer={offer} />
      <Text size="s" tone="secondary">
        {t('offer.note', { account: offer.account })}
      </Text>
      <FormActions>
        <Button
          tone="accent"
          size="l"
          busy={isPending}
          disabled={!isSeen}
          onClick={() => void send()}
        >
          {t(isUnknown ? 'act.again' : 'offer.send')}
        </Button>
        {!isPending && !isUnknown && (
          <Button tone="quiet" size="l" onClick={onBack}>
            {t('offer.back')}
          </Button>
        )}
      </FormActions>
    </Stack>
  );
}

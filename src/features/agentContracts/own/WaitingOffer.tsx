import { useTranslation } from 'react-i18next';
import type { Contract } from '#src/platform/contract.generated.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useContractWords } from '../useContractWords.ts';

export interface WaitingOfferProps {
  offer: Contract;
  /** The address of the offer. */
  to: string;
}

/** An offer that the agent has not answered, with a link to it. */
export function WaitingOffer({ offer, to }: WaitingOfferProps) {
  const { t } = useTranslation('agentContracts');
  const words = useContractWords();
  return (
    <Stack gap="s">
      <div>
        <Badge tone="accent" icon="mail">
          {t('own.offer')}
        </Badge>
      </div>
      <Text size="s">
        {words.rate(offer)} · {words.paid(offer)}
      </Text>
      <div>
        <ButtonLink
          to={to}
          tone="accent"
          aria-label={t('own.seeOf', { kind: t(`kind.${offer.kind}`) })}
        >
          {t('own.see')}
        </ButtonLink>
      </div>
    </Stack>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ContractOffer } from '#src/platform/contract.generated.ts';
import { offerContract } from '#src/platform/endpoints/agents/contracts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { useIdempotencyKey } from '#src/session/useIdempotencyKey.ts';
import { useOnePress } from '#src/session/useOnePress.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';

/** Sends an offer (S4.16, S6.4). While the outcome is unknown it keeps its idempotency key, so that a retry makes no second offer. */
export function useSendOffer(offer: ContractOffer, onSent: () => void) {
  const { t } = useTranslation('agentContracts');
  const platform = usePlatform();
  const queries = useQueryClient();
  const toast = useToast();
  const key = useIdempotencyKey();
  const { press, error, isPending } = useOnePress({
    mutationFn: () => offerContract(platform, offer, key.keyFor(JSON.stringify(offer))),
    onSuccess: () => {
      key.done();
      toast({ tone: 'success', title: t('done.offer') });
      onSent();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] }),
  });
  return { send: press, error, isPending };
}

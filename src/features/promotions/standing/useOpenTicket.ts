import { useMutation } from '@tanstack/react-query';
import { claimRaffle } from '#src/platform/endpoints/promotions/promotionRewards.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useIdempotencyKey } from '#src/session/useIdempotencyKey.ts';
import { usePromotionOutcome } from './usePromotionOutcome.ts';

/** Opens the oldest ticket of a raffle (S7.30); a retry opens no second one. */
export function useOpenTicket(code: string) {
  const platform = usePlatform();
  const change = usePromotionOutcome();
  const key = useIdempotencyKey();
  return useMutation({
    mutationFn: () => claimRaffle(platform, { code }, key.keyFor(code)),
    onMutate: change.begin,
    onSuccess: key.done,
    onError: (error) => change.failed(key.failed(error), error),
  });
}

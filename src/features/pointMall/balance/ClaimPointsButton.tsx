import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { claimPoints } from '#src/platform/endpoints/points/pointAccount.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useIdempotencyKey } from '#src/session/useIdempotencyKey.ts';
import { useOutcomeToast } from '#src/session/useOutcomeToast.ts';
import { usePoints } from '#src/shared/rewards/usePoints.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { useRefetchPlayerData } from '../useRefetchPlayerData.ts';

/** Claims the points earned by play since the last claim (S7.30). */
export function ClaimPointsButton({ claimable }: { claimable: string }) {
  const { t } = useTranslation('pointMall');
  const platform = usePlatform();
  const points = usePoints();
  const toast = useToast();
  const { tell, clear } = useOutcomeToast();
  const askAnew = useRefetchPlayerData();
  const key = useIdempotencyKey();
  const claim = useMutation({
    mutationFn: () => claimPoints(platform, key.keyFor('claim')),
    onMutate: clear,
    onSuccess: ({ amount }) => {
      key.done();
      toast({ tone: 'success', title: t('balance.claimed', { points: points(amount) }) });
    },
    onError: (error) => tell(key.failed(error), error, t('balance.claimFailed')),
    onSettled: askAnew,
  });
  return (
    <Button tone="accent" busy={claim.isPending} onClick={() => claim.mutate()}>
      {t('balance.claim', { points: points(claimable) })}
    </Button>
  );
}
